import type { StudentResultsQuery_viewer_Student_results_sessions_semesters_courses as CourseResult } from "../../gql/student-results.ts";

const semesters: Readonly<Record<number, string>> = { 1: "First", 2: "Second", 3: "Third" };

export const semesterName = (number: number): string => semesters[number] ?? String(number);

const none = "—";

/** `3.25` */
export const average = (value: number | null): string => value?.toFixed(2) ?? none;

export const marksOf = ({ ca, exam, remark, total, points }: CourseResult) => ({
  CA: String(ca ?? none),
  Exam: remark === "ABSENT" ? "Absent" : String(exam ?? none),
  Total: String(total ?? none),
  Points: average(points),
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
