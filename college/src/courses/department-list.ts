import { eq, getTableColumns, sql } from "drizzle-orm";
import {
  departmentRecords,
  exportDepartmentRecords,
} from "../../../contract/courses/departments.ts";
import { subjectGroups } from "../../../rules/texts.ts";
import { applicant, olevelRequirement } from "../db/schema/admissions.ts";
import { courseOffering } from "../db/schema/courses.ts";
import { department, student } from "../db/schema/students.ts";
import { defineList } from "../lists/list.ts";
import { contains } from "../lists/search.ts";

const students = sql<number>`(
  select count(*)::int from ${student}
  where ${student.departmentId} = ${department.id} and ${student.standing} = 'active'
)`;

const applicants = sql<number>`(
  select count(*)::int from ${applicant} where ${applicant.departmentId} = ${department.id}
)`;

const courses = sql<number>`(
  select count(*)::int from ${courseOffering} where ${courseOffering.departmentId} = ${department.id}
)`;

/** What the list and one record tell of a department; joined with its requirement. */
export const departmentColumns = {
  ...getTableColumns(department),
  credits: olevelRequirement.credits,
  subjects: olevelRequirement.subjects,
  sittings: olevelRequirement.sittings,
  students: students.as("students"),
  applicants: applicants.as("applicants"),
  courses: courses.as("courses"),
};

interface DepartmentFigures extends Readonly<typeof department.$inferSelect> {
  readonly credits: number | null;
  readonly subjects: readonly (readonly string[])[] | null;
  readonly sittings: number | null;
  readonly students: number;
  readonly applicants: number;
  readonly courses: number;
}

/** A department as the office's list has it. */
export const toDepartmentRow = (row: DepartmentFigures) => {
  const { id, code, name, students, applicants, courses, credits, subjects, sittings } = row;
  // The three are columns of one row, which is there or not.
  const isAsked = credits !== null && subjects !== null && sittings !== null;
  return {
    id,
    code,
    name,
    students,
    applicants,
    courses,
    olevelRequirement: isAsked
      ? { credits, subjects: subjects.map((group) => [...group]), sittings }
      : null,
  };
};

/** The departments. */
export const departmentList = defineList({
  name: "departments",
  endpoint: departmentRecords,
  exported: exportDepartmentRecords,
  query: (db) =>
    db
      .select(departmentColumns)
      .from(department)
      .leftJoin(olevelRequirement, eq(olevelRequirement.departmentId, department.id))
      .$dynamic(),
  id: department.id,
  sorts: {
    name: [department.name],
    code: [department.code],
    students: [students],
    applicants: [applicants],
  },
  filters: {},
  search: (text) => sql`(${contains(department.name, text)} or ${contains(department.code, text)})`,
  row: (row) => toDepartmentRow(row),
  columns: [
    { heading: "Code", cell: (row) => row.code },
    { heading: "Name", cell: (row) => row.name },
    { heading: "Students", cell: (row) => row.students },
    { heading: "Applicants", cell: (row) => row.applicants },
    { heading: "Courses", cell: (row) => row.courses },
    { heading: "O-level credits", cell: (row) => row.credits },
    {
      heading: "O-level subjects",
      cell: (row) => row.subjects && subjectGroups(row.subjects),
    },
    { heading: "O-level sittings", cell: (row) => row.sittings },
  ],
});
