import { useMutation } from "@apollo/client/react";
import type { RefObject } from "react";
import { SaveJambDetailsDocument } from "../../../../gql/applicant-admissions.ts";
import { type FormApplicant, type FormApplication, savedApplicant } from "../saved-section.ts";
import { useIdempotentSave } from "../use-idempotent-save.ts";
import { type SaveOutcome, useSectionSave } from "../use-section-save.ts";
import { useVersionedDraft } from "../use-versioned-draft.ts";
import {
  blankJamb,
  type JambFormValues,
  jambFormProblems,
  jambInput,
  normalizeJamb,
  readJamb,
  savedJamb,
} from "./jamb-values.ts";

const baseOf = ({ jambDetails }: FormApplication): readonly number[] =>
  jambDetails ? [jambDetails.revision] : [];

/** The state of the JAMB section: values, problems and saving. */
export const useJamb = (
  applicant: FormApplicant,
  application: FormApplication,
  container: RefObject<HTMLElement | null>,
) => {
  const saved = savedJamb(application);
  const work = useVersionedDraft<JambFormValues>({
    owner: applicant.id,
    name: "application-jamb",
    saved: { values: saved, base: baseOf(application) },
    blank: blankJamb,
    read: readJamb,
    normalize: normalizeJamb,
  });
  const sending = useIdempotentSave({ savedIn: savedJamb, baseOf, normalize: normalizeJamb });
  const [mutate] = useMutation(SaveJambDetailsDocument);
  const { values, base } = work.current;

  const send = async (anyway: boolean): Promise<SaveOutcome> => {
    const answer = await sending(values, base, (replaced) => {
      const revision = saved && !anyway ? { revision: replaced[0] ?? 0 } : {};
      const input = { ...jambInput(values), ...revision };
      return savedApplicant(
        mutate({ variables: { input } }).then(({ data }) => data?.saveJambDetails),
      );
    });
    if ("code" in answer) return { refusal: answer };
    const now = answer.application;
    work.settle(values, now ? baseOf(now) : []);
    return { missing: now?.jamb.missing.length ?? 0 };
  };
  const saving = useSectionSave({
    section: "jamb",
    container,
    isUnsaved: work.isUnsaved,
    check: () => jambFormProblems(values),
    save: send,
  });
  const set = (change: Partial<JambFormValues>) => {
    work.edit((current) => ({ ...current, ...change }));
    for (const field of Object.keys(change)) saving.forget(field);
  };
  return { ...work, values, saving, set, hasSavedValues: saved !== null };
};

export type JambState = ReturnType<typeof useJamb>;
