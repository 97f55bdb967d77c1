import { maximumSubjects, type SittingValues } from "../../../../../rules/admissions/olevel.ts";
import type { WholeSittingFragment } from "../../../gql/staff.ts";
import type { RecordVersion } from "../../kit/record/record-values.ts";

type SubjectCell = `subjects.${number}.name` | `subjects.${number}.grade`;

/** A correction as its form holds it: each subject and each grade is a field, by its place in the mutation's input. */
export type CorrectionValues = Omit<SittingValues, "subjects"> & {
  readonly reason: string;
  readonly isVerified: boolean;
} & Readonly<Record<SubjectCell, string>>;

/** As many rows as a sitting may have subjects. */
export const subjectRows: readonly number[] = Array.from(
  { length: maximumSubjects },
  (_, row) => row,
);

/** The sitting as it is; what only the correction says is kept of `said`. */
export const correctionVersion = (
  { schoolName, examType, year, examNumber, subjects, revision }: WholeSittingFragment,
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

/** The sitting that the form makes, with its empty rows in their places. */
export const correctedSitting = (values: CorrectionValues): SittingValues => {
  const { schoolName, examType, year, examNumber } = values;
  const subjects = subjectRows.map((row) => ({
    name: values[`subjects.${row}.name`] ?? "",
    grade: values[`subjects.${row}.grade`] ?? "",
  }));
  return { schoolName, examType, year, examNumber, subjects };
};
