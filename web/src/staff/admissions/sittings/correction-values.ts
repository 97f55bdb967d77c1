import { maximumSubjects, type SittingValues } from "../../../../../rules/admissions/olevel.ts";
import type { SittingDetailsFragment } from "../../../gql/staff-admissions.ts";
import type { RecordVersion } from "../../kit/record/use-record-form.ts";

type SubjectCell = `subjects.${number}.name` | `subjects.${number}.grade`;

/** A correction as form values. Each subject and grade is a field named by its path in the mutation's input. */
export type CorrectionValues = Omit<SittingValues, "subjects"> & {
  readonly reason: string;
  readonly isVerified: boolean;
} & Readonly<Record<SubjectCell, string>>;

/** One row for each subject that a sitting can have. */
export const subjectRows: readonly number[] = Array.from(
  { length: maximumSubjects },
  (_, row) => row,
);

/** The sitting as form values. Fields that exist only in the correction come from the second argument. */
export const correctionVersion = (
  { schoolName, examType, year, examNumber, subjects, revision }: SittingDetailsFragment,
  { reason, isVerified }: Pick<CorrectionValues, "reason" | "isVerified">,
): RecordVersion<CorrectionValues> => {
  const cells: Readonly<Record<SubjectCell, string>> = Object.fromEntries(
    subjectRows.flatMap((row) => [
      [`subjects.${row}.name`, subjects[row]?.name ?? ""],
      [`subjects.${row}.grade`, subjects[row]?.grade ?? ""],
    ]),
  );
  const values = { schoolName, examType, year, examNumber, ...cells, reason, isVerified };
  return { values, revision };
};

/** Converts the form values to a sitting. Empty rows keep their positions. */
export const correctedSitting = (values: CorrectionValues): SittingValues => {
  const { schoolName, examType, year, examNumber } = values;
  const subjects = subjectRows.map((row) => ({
    name: values[`subjects.${row}.name`] ?? "",
    grade: values[`subjects.${row}.grade`] ?? "",
  }));
  return { schoolName, examType, year, examNumber, subjects };
};
