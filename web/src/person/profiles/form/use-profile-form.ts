import { useEffect, useState } from "react";
import { deleteDraft, readDraft, saveDraft } from "../../../lib/drafts.ts";
import type { Person } from "../view/person.ts";
import {
  changesOf,
  type ProfileField,
  type ProfileProblems,
  problemsOf,
  valuesOf,
  withDraft,
} from "./profile-rules.ts";

/** The name of the form among the drafts. */
export const profileDraft = "profile";

/**
 * The profile form's values. What is typed is kept in this tab until it is saved or discarded, so that leaving the
 * screen, a reload or the end of the session loses nothing. `judge` says what is wrong with a changed value.
 */
export const useProfileForm = (
  { id: owner, profile }: Person,
  judge?: (field: ProfileField, value: string) => string | undefined,
) => {
  const saved = valuesOf(profile);
  const [values, setValues] = useState(() => withDraft(saved, readDraft(owner, profileDraft)));
  const [problems, setProblems] = useState<ProfileProblems>({});
  const [finished, setFinished] = useState(false);
  const changes = changesOf(saved, values);
  const isChanged = !finished && Object.keys(changes).length > 0;
  const draft = isChanged ? JSON.stringify(changes) : null;

  useEffect(() => {
    if (draft === null) deleteDraft(owner, profileDraft);
    else saveDraft(owner, profileDraft, JSON.parse(draft));
  }, [owner, draft]);

  const set = (field: ProfileField, value: string) => {
    setValues((current) => ({ ...current, [field]: value }));
    setProblems(({ [field]: _edited, ...rest }) => rest);
  };
  /** Shows what is wrong with the changes, and returns it. */
  const check = (): ProfileProblems => {
    const found = problemsOf(changes, judge);
    setProblems(found);
    return found;
  };
  const discard = () => {
    setValues(saved);
    setProblems({});
  };
  return {
    values,
    changes,
    isChanged,
    problems,
    set,
    check,
    refuse: setProblems,
    discard,
    /** All is saved, in the college's own spelling perhaps: nothing is kept any more. */
    finish: () => setFinished(true),
  };
};

export type ProfileFormState = ReturnType<typeof useProfileForm>;
