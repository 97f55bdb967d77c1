import type { RefObject } from "react";
import { SaveJambDetailsDocument } from "../../../../gql/applicant-admissions.ts";
import { useSave } from "../../../../lib/use-save.ts";
import { type FormApplicant, type FormApplication, savedApplicant } from "../saved-section.ts";
import { useSectionSave } from "../use-section-save.ts";
import { useVersionedSection } from "../use-versioned-section.ts";
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
  const work = useVersionedSection({
    owner: applicant.id,
    name: "application-jamb",
    application,
    savedIn: savedJamb,
    baseOf,
    blank: blankJamb,
    read: readJamb,
    normalize: normalizeJamb,
  });
  const [send] = useSave(SaveJambDetailsDocument);
  const { values } = work;
  const saving = useSectionSave({
    section: "jamb",
    container,
    isUnsaved: work.isUnsaved,
    check: () => jambFormProblems(values),
    save: (anyway) =>
      work.save(values, (base) => {
        const revision = work.hasSavedValues && !anyway ? { revision: base[0] ?? 0 } : {};
        const input = { ...jambInput(values), ...revision };
        return savedApplicant(send({ input }).then(({ saveJambDetails }) => saveJambDetails));
      }),
  });
  const set = (change: Partial<JambFormValues>) => {
    work.edit((current) => ({ ...current, ...change }));
    for (const field of Object.keys(change)) saving.forget(field);
  };
  return { ...work, saving, set };
};

export type JambState = ReturnType<typeof useJamb>;
