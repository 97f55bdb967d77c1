import { type RefObject, useState } from "react";
import { SaveAcademicQualificationsDocument } from "../../../../gql/applicant-admissions.ts";
import { isoDayIn } from "../../../../lib/dates.ts";
import { useSave } from "../../../../lib/use-save.ts";
import { useStableCallback } from "../../../../lib/use-stable-callback.ts";
import { usePortal } from "../../../../portal/PortalProvider.tsx";
import { type FormApplicant, type FormApplication, savedApplicant } from "../saved-section.ts";
import { useLoadForm } from "../use-load-form.ts";
import { useSectionSave } from "../use-section-save.ts";
import { useVersionedSection } from "../use-versioned-section.ts";
import {
  type AcademicValues,
  academicProblems,
  blankAcademic,
  clearSecondSitting,
  hasSecondSitting,
  normalizeAcademic,
  readAcademic,
  removeEmptyRows,
  removeEmptyRowsForEditing,
  type SittingCount,
  type SittingValues,
  savedAcademic,
  subjectProblems,
  usedSittings,
} from "./academic-values.ts";
import { useResultFiles } from "./use-result-files.ts";

const baseOf = ({ sittings }: FormApplication): readonly number[] =>
  (sittings ?? []).map(({ revision }) => revision);

const replaceSitting = (
  { count, sittings: [first, second] }: AcademicValues,
  index: number,
  sitting: SittingValues,
): AcademicValues => ({
  count,
  sittings: index === 0 ? [sitting, second] : [first, sitting],
});

const isOfSecond = ({ field }: { readonly field: string }): boolean =>
  field.startsWith("sittings.1.") || field === "secondResult";

/** The state of the academic section: values, files, problems and saving. */
export const useAcademic = (
  applicant: FormApplicant,
  application: FormApplication,
  container: RefObject<HTMLElement | null>,
) => {
  const { timeZone } = usePortal();
  const today = isoDayIn(new Date(), timeZone);
  const work = useVersionedSection({
    owner: applicant.id,
    name: "application-academic",
    application,
    savedIn: savedAcademic,
    baseOf,
    blank: blankAcademic,
    read: readAcademic,
    normalize: normalizeAcademic,
  });
  const results = useResultFiles(applicant.id);
  const [isDropping, setDropping] = useState(false);
  const { load } = useLoadForm();
  const [send] = useSave(SaveAcademicQualificationsDocument);
  const { values, hasSavedValues } = work;
  const files = [results.files[0], values.count === "2" ? results.files[1] : null] as const;
  const isUnsaved = work.isUnsaved || files.some((file) => file !== null);

  const save = async (anyway: boolean) => {
    const sent = removeEmptyRows(values);
    work.edit(() => sent);
    const [firstResult, secondResult] = files;
    const answer = await work.save(sent, (base) => {
      const sittings = usedSittings(sent).map((sitting, index) => ({
        ...sitting,
        subjects: [...sitting.subjects],
        ...(hasSavedValues && !anyway && { revision: base[index] ?? 0 }),
      }));
      const results = {
        ...(firstResult && { firstResult }),
        ...(secondResult && { secondResult }),
      };
      return savedApplicant(
        send({ input: { sittings }, ...results }).then((data) => data.saveAcademicQualifications),
      );
    });
    if (!("code" in answer)) results.settle(files);
    // The college saves one sitting after the other. The first may be saved although the second was refused.
    else if (hasSavedValues && sent.count === "2" && answer.fields.some(isOfSecond)) {
      const now = await load();
      if (now) work.rebase(now);
    }
    return answer;
  };
  const saving = useSectionSave({
    section: "academic",
    container,
    isUnsaved,
    check: () => {
      const found = academicProblems(removeEmptyRows(values), today);
      // The rows then match the paths of the problems.
      if (Object.keys(found).length > 0) work.edit(() => removeEmptyRowsForEditing(values));
      return found;
    },
    save,
  });

  /** Changes a sitting as it is at the time, which may be newer than the rendered one. */
  const editSitting = (index: number, edit: (sitting: SittingValues) => SittingValues) =>
    work.edit((now) => {
      const sitting = now.sittings[index];
      return sitting ? replaceSitting(now, index, edit(sitting)) : now;
    });
  const setSitting = useStableCallback((index: number, change: Partial<SittingValues>) => {
    editSitting(index, (sitting) => ({ ...sitting, ...change }));
    for (const field of Object.keys(change)) saving.forget(`sittings.${index}.${field}`);
  });
  /** Sets the field at a path of the section's input. */
  const setField = (field: string, text: string) => {
    const [, index, name = "", row, part = ""] = field.split(".");
    const rowsOf = ({ subjects }: SittingValues) =>
      subjects.map((one, at) => (at === Number(row) ? { ...one, [part]: text } : one));
    editSitting(Number(index), (sitting) => ({
      ...sitting,
      ...(name === "subjects" ? { subjects: rowsOf(sitting) } : { [name]: text }),
    }));
    saving.forget(`sittings.${index}.${name}`);
  };
  const setCount = (count: SittingCount) => {
    if (count === "1" && (hasSecondSitting(values) || results.files[1])) setDropping(true);
    else work.edit((now) => ({ ...now, count }));
  };
  const dropSecond = () => {
    setDropping(false);
    results.clear(1);
    work.edit((now) => ({ ...clearSecondSitting(now), count: "1" }));
    saving.forget("sittings.1");
  };
  return {
    ...work,
    isUnsaved,
    wasRestored: work.wasRestored || results.wasRestored,
    saving,
    results,
    setSitting,
    setField,
    setCount,
    isDropping,
    keepSecond: () => setDropping(false),
    dropSecond,
    today,
    /** The problems of the last save, with those of the subjects as they are now. */
    problems: { ...saving.problems, ...subjectProblems(values, today) },
    discard: () => {
      work.discard();
      results.clear(0);
      results.clear(1);
    },
  };
};

export type AcademicState = ReturnType<typeof useAcademic>;
