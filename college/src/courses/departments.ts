import { eq, getTableColumns, isNotNull, sql } from "drizzle-orm";
import {
  type departmentRecord,
  departmentRecords,
  exportDepartmentRecords,
} from "../../../contract/courses/departments.ts";
import type { ResponseOf } from "../../../contract/endpoint.ts";
import { subjectGroups } from "../../../rules/texts.ts";
import type { Database } from "../db/database.ts";
import { applicant, olevelRequirement } from "../db/schema/admissions.ts";
import { courseOffering } from "../db/schema/courses.ts";
import { feeLine } from "../db/schema/payments.ts";
import { department, student } from "../db/schema/students.ts";
import { notFound } from "../http/refusal.ts";
import { defineList } from "../lists/list.ts";
import { contains } from "../lists/search.ts";
import { matchDepartment } from "../payments/fees/schedule.ts";
import { listProgrammes } from "./programmes/read.ts";
import { catalogueTexts } from "./texts.ts";

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

/** The columns of a department for the list and the record; joined with its requirement. */
const departmentColumns = {
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

/** A department in the form of the office's list. */
const toDepartmentRow = (row: DepartmentFigures) => {
  const { id, code, name, students, applicants, courses, credits, subjects, sittings } = row;
  // The three columns are of one joined row, so they are all null or none is.
  const hasRequirement = credits !== null && subjects !== null && sittings !== null;
  return {
    id,
    code,
    name,
    students,
    applicants,
    courses,
    olevelRequirement: hasRequirement
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

/** The number of own fee lines by department name. */
type OwnLines = ReadonlyMap<string, number>;

export const readOwnLines = async (db: Database): Promise<OwnLines> => {
  const rows = await db
    .select({ name: feeLine.departmentName })
    .from(feeLine)
    .where(isNotNull(feeLine.departmentName));
  const lines = new Map<string, number>();
  for (const { name } of rows) if (name !== null) lines.set(name, (lines.get(name) ?? 0) + 1);
  return lines;
};

/**
 * The department or schedule name whose fees a department's students pay, and the number of its own lines.
 */
const feesOf = (
  name: string,
  departments: readonly string[],
  lines: OwnLines,
): { readonly feeDepartment: string | null; readonly ownLines: number } => {
  const feeDepartment = matchDepartment(name, [...new Set([...departments, ...lines.keys()])]);
  return {
    feeDepartment,
    ownLines: feeDepartment === null ? 0 : (lines.get(feeDepartment) ?? 0),
  };
};

/** The consequences of a rename for the fees: lines match by the names that a department's name contains. */
export const renameConsequences = (
  was: string,
  is: string,
  others: readonly string[],
  lines: OwnLines,
): readonly string[] => {
  const before = feesOf(was, [...others, was], lines);
  const after = feesOf(is, [...others, is], lines);
  const texts = catalogueTexts.department;
  return [
    ...(before.ownLines > 0 && before.feeDepartment !== after.feeDepartment
      ? [texts.linesLost(before.ownLines, before.feeDepartment ?? was)]
      : []),
    ...(after.ownLines > 0 && before.feeDepartment !== after.feeDepartment
      ? [texts.linesGained(after.feeDepartment ?? is)]
      : []),
  ];
};

/** One department, for the office: four queries. @throws 404 */
export const readDepartmentRecord = async (
  db: Database,
  id: number,
): Promise<ResponseOf<typeof departmentRecord>> => {
  const [row] = await db
    .select(departmentColumns)
    .from(department)
    .leftJoin(olevelRequirement, eq(olevelRequirement.departmentId, department.id))
    .where(eq(department.id, id));
  if (row === undefined) throw notFound();
  const names = (await db.select({ name: department.name }).from(department)).map(
    ({ name }) => name,
  );
  const { feeDepartment, ownLines } = feesOf(row.name, names, await readOwnLines(db));
  return {
    ...toDepartmentRow(row),
    revision: row.revision,
    feeDepartment,
    ownFeeLines: ownLines,
    programmes: await listProgrammes(db, id),
  };
};
