import type { ResultSheetState, ScoreRemark, Semester } from "../../../gql/staff-results.ts";

const states: Readonly<Record<ResultSheetState, string>> = {
  DRAFT: "Draft",
  SUBMITTED: "Submitted",
  RETURNED: "Returned",
  APPROVED: "Approved",
  PUBLISHED: "Published",
  AMENDED: "Amended",
};

const remarks: Readonly<Record<ScoreRemark, string>> = { ABSENT: "Absent", WITHHELD: "Withheld" };

const semesters: Readonly<Record<Semester, string>> = {
  FIRST: "First",
  SECOND: "Second",
  THIRD: "Third",
};

/** The labels that all result screens share. */
export const resultTexts = {
  states,
  remarks,
  /** The labels of students who are not active. */
  standings: { DEFERRED: "Deferred", WITHDRAWN: "Withdrawn", GRADUATED: "Graduated" },
  semester: "Semester",
  semesterOf: (session: string, semester: Semester) =>
    `${session}, ${semesters[semester]} semester`,
  running: (name: string) => `${name} (now)`,
  marks: (ca: number | null, exam: number | null) => `CA ${ca ?? "–"}, exam ${exam ?? "–"}`,
  none: "–",
} as const;
