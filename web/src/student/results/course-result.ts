import type { StudentResultsQuery } from "../../gql/student-results.ts";

type Viewer = NonNullable<StudentResultsQuery["viewer"]>;

/** A student's published results. */
export type Results = NonNullable<Extract<Viewer, { readonly __typename: "Student" }>["results"]>;

export type Semester = Results["sessions"][number]["semesters"][number];

export type CourseResult = Semester["courses"][number];

const semesters: Readonly<Record<number, string>> = { 1: "First", 2: "Second", 3: "Third" };

export const semesterName = (number: number): string => semesters[number] ?? String(number);

const none = "—";

/** `3.25` */
export const average = (value: number | null): string => value?.toFixed(2) ?? none;

/** The marks of a course as shown. */
export const marksOf = ({ ca, exam, remark, total, points }: CourseResult) => ({
  ca: String(ca ?? none),
  exam: remark === "ABSENT" ? "Absent" : String(exam ?? none),
  total: String(total ?? none),
  points: average(points),
});

/** What is to be known about a result beside its marks. */
export const notesOf = ({ remark, isRepeat, counts }: CourseResult): readonly string[] => {
  const isWithheld = remark === "WITHHELD";
  return [
    isWithheld &&
      "The college holds this result back. It counts towards nothing until it is released.",
    isRepeat && "Repeated course",
    !isWithheld && !counts && "Not in the CGPA: another attempt counts",
  ].filter((note) => note !== false);
};
