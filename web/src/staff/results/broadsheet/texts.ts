import type { BroadsheetMark } from "../../../gql/staff-results.ts";

/** The symbols shown instead of a total. */
const marks: Readonly<Record<BroadsheetMark, string>> = {
  NONE: "",
  MISSING: "–",
  PASSED: "",
  FAILED: "",
  ABSENT: "ABS",
  WITHHELD: "W/H",
};

export const broadsheetTexts = {
  title: "Broadsheet",
  lead: "A level's results in one table, with GPA and CGPA.",
  search: "Matric number or name",
  department: "Department",
  level: "Level",
  basis: "Results",
  publishedOnly: "Published only",
  choose: "Choose a department and a level",
  chooseHint: "Their students and courses come up here.",
  empty: "Nobody is on a result sheet here",
  emptyHint: "Nobody of this level registered a course in this semester.",
  noneFound: "No student of this broadsheet matches the search.",
  caption: (department: string, level: number, semester: string) =>
    `${department}, ${level} level, ${semester}`,
  count: (shown: number, all: number) => {
    const students = all === 1 ? "1 student" : `${all} students`;
    return shown === all ? students : `${shown} of ${students}`;
  },
  matricNumber: "Matric number",
  name: "Name",
  credits: "Units",
  creditsHint: "Credit units passed of those taken",
  creditsOf: (passed: number, taken: number) => `${passed}/${taken}`,
  gpa: "GPA",
  cgpa: "CGPA",
  carryovers: "Carryovers",
  units: (count: number) => (count === 1 ? "1 unit" : `${count} units`),
  print: "Print",
  marks,
  repeatedMark: "R",
  legend: {
    title: "What the table means",
    entries: [
      ["63 BC", "Total and grade."],
      ["31 F", "Failed."],
      ["31 ABS", "Absent from the examination: failed."],
      ["W/H", "Withheld: counts nowhere until it is amended."],
      ["–", "No result yet."],
      ["(empty)", "Not on the course’s sheet."],
      ["R", "The course is taken again."],
    ],
    averages:
      "GPA counts what the table shows. CGPA adds what was published in earlier semesters. Carryovers go by what is published.",
  },
} as const;
