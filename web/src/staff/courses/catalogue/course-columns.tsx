import type {
  CoursesQuery_courseRecords_rows as CourseRow,
  CourseSort,
} from "../../../gql/staff-courses.ts";
import { formatCount } from "../../kit/format-count.ts";
import type { ListColumn } from "../../kit/list/table-columns.tsx";
import { semesterNames } from "../texts.ts";

export const courseSorts = ["CODE", "TITLE", "LEVEL", "CREDIT_LOAD", "REGISTERED"] as const;

export const semesterChoices = (["FIRST", "SECOND", "THIRD"] as const).map((value) => ({
  value,
  label: semesterNames[value],
}));

type Column = ListColumn<CourseRow, CourseSort>;

/** The columns of all course lists. `link` returns a course's screen if the role has one. */
export const courseColumns = (link?: (row: CourseRow) => string): readonly Column[] => [
  {
    title: "Code",
    width: 110,
    card: "title",
    cell: (row) => row.code,
    sort: "CODE",
    ...(link && { link }),
  },
  {
    title: "Title",
    card: "fact",
    cell: (row) => row.title,
    sort: "TITLE",
  },
  {
    title: "Registered now",
    width: 110,
    card: "fact",
    cell: (row) => formatCount(row.registered),
    sort: "REGISTERED",
    numeric: true,
  },
  {
    title: "Credits",
    width: 90,
    cell: (row) => row.creditLoad,
    sort: "CREDIT_LOAD",
    numeric: true,
  },
  {
    title: "Level",
    width: 80,
    card: "status",
    cell: (row) => row.level,
    sort: "LEVEL",
    numeric: true,
  },
  { title: "Semester", width: 130, cell: (row) => semesterNames[row.semester] },
  {
    title: "Departments (* compulsory)",
    width: 150,
    cell: ({ departments, compulsoryFor }) =>
      departments.map((code) => (compulsoryFor.includes(code) ? `${code} *` : code)).join(", ") ||
      "None",
  },
  {
    title: "Lecturers",
    width: 180,
    cell: ({ lecturers }) => lecturers.join(", ") || "Nobody",
  },
];
