import { eq, inArray, type SQL, sql } from "drizzle-orm";
import {
  type ClearanceUnit,
  clearanceUnits,
  exportLeavingClearances,
  leavingClearances,
} from "../../../../contract/students/leaving-clearance.ts";
import type { Database } from "../../db/database.ts";
import { department, leavingClearance, student } from "../../db/schema/students.ts";
import { defineList, type ListContext } from "../../lists/list.ts";
import { personName } from "../../lists/names.ts";
import { studentMatches } from "../../lists/search.ts";
import { studentTexts } from "../texts.ts";
import type { ClearanceState } from "./judge.ts";

interface UnitState {
  readonly unit: ClearanceUnit;
  readonly state: ClearanceState;
  readonly revision: number;
}

/** Every office, in their order, with what it decided. */
const units = sql<readonly UnitState[]>`(
  select json_agg(json_build_object('unit', u.unit, 'state', coalesce(c.state, 'waiting'), 'revision', coalesce(c.revision, 0)) order by u.place)
  from unnest(array[${sql.join(
    clearanceUnits.map((unit) => sql`${unit}::text`),
    sql`, `,
  )}]) with ordinality u (unit, place)
  left join ${leavingClearance} c on c.unit = u.unit and c.student_id = ${student.id})`;

const stateOf = (unit: ClearanceUnit): SQL =>
  sql`coalesce((select c.state from ${leavingClearance} c where c.student_id = ${student.id} and c.unit = ${unit}), 'waiting')`;

const query = (db: Database) =>
  db
    .select({
      id: student.id,
      matricNumber: student.matricNumber,
      name: personName(student),
      department: department.name,
      level: student.level,
      // As `within` has it.
      standing: sql<"graduated" | "withdrawn">`${student.standing}`,
      units,
    })
    .from(student)
    .leftJoin(department, eq(department.id, student.departmentId))
    .$dynamic();

type Row = Awaited<ReturnType<typeof query>>[number];

const byState = (state: ClearanceState, { filters }: ListContext): SQL | undefined => {
  const unit = clearanceUnits.find((one) => one === filters?.unit);
  if (unit !== undefined) return sql`${stateOf(unit)} = ${state}`;
  const each = clearanceUnits.map((one) => sql`${stateOf(one)} = ${state}`);
  return sql`(${sql.join(each, state === "cleared" ? sql` and ` : sql` or `)})`;
};

const cellOf =
  (unit: ClearanceUnit) =>
  (row: Row): string =>
    row.units.find((one) => one.unit === unit)?.state ?? "waiting";

/** Students who leave, and which offices have signed them off. */
export const leavingClearanceList = defineList({
  name: "leaving-clearances",
  endpoint: leavingClearances,
  exported: exportLeavingClearances,
  query,
  within: () => inArray(student.standing, ["graduated", "withdrawn"]),
  id: student.id,
  sorts: {
    matric_number: [student.matricNumber],
    name: [student.surname, student.firstName],
    department: [student.departmentId, student.matricNumber],
  },
  filters: {
    unit: () => undefined,
    state: byState,
    departmentId: (id) => eq(student.departmentId, id),
    standing: (standing) => eq(student.standing, standing),
  },
  search: studentMatches,
  row: (row) => ({ ...row, department: row.department ?? "", units: [...row.units] }),
  columns: [
    { heading: "Matric number", cell: (row) => row.matricNumber },
    { heading: "Name", cell: (row) => row.name },
    { heading: "Department", cell: (row) => row.department },
    { heading: "Level", cell: (row) => row.level },
    { heading: "Standing", cell: (row) => studentTexts.bulk.standings[row.standing] },
    { heading: "Library", cell: cellOf("library") },
    { heading: "Hostel", cell: cellOf("hostel") },
    { heading: "Department's clearance", cell: cellOf("department") },
    { heading: "Bursary", cell: cellOf("bursary") },
  ],
});
