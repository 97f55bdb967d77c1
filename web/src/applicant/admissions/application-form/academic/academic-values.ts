import {
  maximumSubjects,
  normaliseExamNumber,
  type SittingValues,
  sittingProblems,
} from "../../../../../../rules/admissions/olevel.ts";
import type { ApplicationForm_ApplicantFragment_application_sittings as OlevelSitting } from "../../../../gql/applicant-admissions.ts";
import type { FormApplication } from "../saved-section.ts";
import type { Problems } from "../use-section-save.ts";

export type { SittingValues };
export type SubjectRow = SittingValues["subjects"][number];

/** The number of sittings as the form's value. */
export type SittingCount = "1" | "2";

/** The academic section's form values. The second sitting is kept while only one is used. */
export interface AcademicValues {
  readonly count: SittingCount;
  readonly sittings: readonly [SittingValues, SittingValues];
}

export const blankRow: SubjectRow = { name: "", grade: "" };

const blankSitting: SittingValues = {
  schoolName: "",
  examType: "",
  year: "",
  examNumber: "",
  subjects: [blankRow, blankRow, blankRow],
};

/** Every course requires these two, so the first sitting starts with them. */
const firstSitting: SittingValues = {
  ...blankSitting,
  subjects: [
    { name: "English Language", grade: "" },
    { name: "Mathematics", grade: "" },
    ...blankSitting.subjects,
  ],
};

export const blankAcademic: AcademicValues = {
  count: "1",
  sittings: [firstSitting, blankSitting],
};

export const clearSecondSitting = (values: AcademicValues): AcademicValues => ({
  ...values,
  sittings: [values.sittings[0], blankSitting],
});

const valuesOf = (saved: OlevelSitting | undefined, blank: SittingValues): SittingValues => {
  if (!saved) return blank;
  const { schoolName, examType, year, examNumber, subjects } = saved;
  const rows = subjects.map(({ name, grade }) => ({ name, grade }));
  return { schoolName, examType, year, examNumber, subjects: rows };
};

/** The saved values; null if the college does not return them. */
export const savedAcademic = (application: FormApplication): AcademicValues | null => {
  const { sittings, numberOfSittings } = application;
  if (!sittings) return null;
  return {
    count: numberOfSittings === 2 ? "2" : "1",
    sittings: [valuesOf(sittings[0], firstSitting), valuesOf(sittings[1], blankSitting)],
  };
};

const isBlankRow = ({ name, grade }: SubjectRow): boolean => name === "" && grade === "";

/** Removes the empty rows of a sitting. */
const removeEmptySubjects = (sitting: SittingValues): SittingValues => ({
  ...sitting,
  subjects: sitting.subjects.filter((row) => !isBlankRow(row)),
});

/** Removes the empty rows of the sittings in use. */
export const removeEmptyRows = (
  { count, sittings: [first, second] }: AcademicValues,
  change = removeEmptySubjects,
): AcademicValues => ({
  count,
  sittings: [change(first), count === "2" ? change(second) : second],
});

/** Removes empty rows for further editing. A sitting without any subject keeps its empty rows. */
export const removeEmptyRowsForEditing = (values: AcademicValues): AcademicValues =>
  removeEmptyRows(values, (sitting) => {
    const filled = removeEmptySubjects(sitting);
    return filled.subjects.length > 0 ? filled : sitting;
  });

export const usedSittings = ({ count, sittings }: AcademicValues): readonly SittingValues[] =>
  sittings.slice(0, Number(count));

/** The values of the fields on the screen, keyed by the paths of the section's input. */
export const fieldValues = (values: AcademicValues): Readonly<Record<string, string>> =>
  Object.fromEntries(
    usedSittings(values).flatMap(({ subjects, ...sitting }, index) => [
      ...Object.entries(sitting).map(([name, text]) => [`sittings.${index}.${name}`, text]),
      ...subjects.flatMap((row, place) =>
        Object.entries(row).map(([name, text]) => [
          `sittings.${index}.subjects.${place}.${name}`,
          text,
        ]),
      ),
    ]),
  );

/** The values in a comparable form: trimmed, with normalized numbers and without empty rows. */
export const normalizeAcademic = (values: AcademicValues): unknown => [
  values.count,
  usedSittings(values).map((sitting) => ({
    ...removeEmptySubjects(sitting),
    schoolName: sitting.schoolName.trim(),
    examNumber: normaliseExamNumber(sitting.examNumber),
  })),
];

/** Whether the second sitting contains anything. */
export const hasSecondSitting = ({ sittings: [, second] }: AcademicValues): boolean =>
  JSON.stringify(removeEmptySubjects(second)) !== JSON.stringify(removeEmptySubjects(blankSitting));

/** The rules' problems of each sitting in use, keyed by the paths of the section's input. */
export const academicProblems = (values: AcademicValues, today: string): Problems =>
  Object.fromEntries(
    usedSittings(values).flatMap((sitting, index) =>
      Object.entries(sittingProblems(sitting, today)).map(([field, problem]) => [
        `sittings.${index}.${field}`,
        problem,
      ]),
    ),
  );

const isSubjectName = /^sittings\.(\d)\.subjects\.(\d+)\.name$/;

/** The problems of subjects that are already chosen, such as duplicates. They show at once. */
export const subjectProblems = (values: AcademicValues, today: string): Problems =>
  Object.fromEntries(
    Object.entries(academicProblems(values, today)).filter(([field]) => {
      const [, sitting, row] = isSubjectName.exec(field) ?? [];
      const name = values.sittings[Number(sitting)]?.subjects[Number(row)]?.name;
      return name !== undefined && name !== "";
    }),
  );

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null;

const readRow = (row: unknown): SubjectRow | null =>
  isRecord(row) && typeof row.name === "string" && typeof row.grade === "string"
    ? { name: row.name, grade: row.grade }
    : null;

const isThere = <T>(value: T | null): value is T => value !== null;

const readSitting = (sitting: unknown): SittingValues | null => {
  if (!isRecord(sitting) || !Array.isArray(sitting.subjects)) return null;
  const { schoolName, examType, year, examNumber } = sitting;
  if (typeof schoolName !== "string" || typeof examType !== "string") return null;
  if (typeof year !== "string" || typeof examNumber !== "string") return null;
  const subjects = sitting.subjects.slice(0, maximumSubjects).map(readRow).filter(isThere);
  return { schoolName, examType, year, examNumber, subjects };
};

/** Parses a draft of the academic section; null if it is invalid. */
export const readAcademic = (stored: unknown): AcademicValues | null => {
  if (!isRecord(stored) || !Array.isArray(stored.sittings)) return null;
  const [first, second] = stored.sittings.map(readSitting);
  const { count } = stored;
  if (!first || !second || (count !== "1" && count !== "2")) return null;
  return { count, sittings: [first, second] };
};
