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

/** The draft name. */
export const profileDraft = "profile";

/**
 * The state of a profile form. Typed values are stored in this tab until they are saved or discarded, so navigation, a
 * reload and the end of the session lose nothing. `judge` validates a changed value.
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
  /** Validates the changes, shows the problems and returns them. */
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
    /** Everything is saved, possibly in the college's spelling, so the draft is deleted. */
    finish: () => setFinished(true),
  };
};
