import { type SQL, sql } from "drizzle-orm";
import { type GradeScale, passMarkOf } from "../../../../rules/grade-scale.ts";
import type { SheetFlagCode } from "../../../../rules/sheet-flag-texts.ts";
import { sheetFlagCodes } from "../../../../rules/sheet-flags.ts";
import { justBelowMarks, type SheetTally } from "../../../../rules/sheet-tally.ts";
import type { Database } from "../../db/database.ts";
import { course } from "../../db/schema/courses.ts";
import { examAttendance } from "../../db/schema/results.ts";
import { standingScores } from "./standing-scores.ts";

/** A sheet's figures, and what they have odd about them. */
export interface TalliedSheet {
  readonly courseId: number;
  /** Who teaches it. */
  readonly courseDepartmentId: number;
  readonly tally: SheetTally;
  /** The average total of the teaching department's other courses; null where there is none. */
  readonly departmentAverage: number | null;
  readonly flags: readonly SheetFlagCode[];
}

/**
 * The figures of all sheets of a semester that somebody is on, by course: one statement. With `departmentsOf` only those of the
 * departments that teach these courses.
 */
export const readSheetTallies = async (
  db: Database,
  scale: GradeScale,
  {
    semesterId,
    departmentsOf,
  }: { readonly semesterId: number; readonly departmentsOf?: readonly number[] },
): Promise<ReadonlyMap<number, TalliedSheet>> => {
  const sheets = await readFigures(db, passMarkOf(scale), semesterId, departmentsOf);
  const departments = new Map<number, { totals: number; sum: number }>();
  for (const { courseDepartmentId, totals, sumOfTotals } of sheets) {
    const before = departments.get(courseDepartmentId) ?? { totals: 0, sum: 0 };
    departments.set(courseDepartmentId, {
      totals: before.totals + totals,
      sum: before.sum + sumOfTotals,
    });
  }
  return new Map(
    sheets.map(({ courseId, courseDepartmentId, ...tally }) => {
      const all = departments.get(courseDepartmentId) ?? { totals: 0, sum: 0 };
      const others = all.totals - tally.totals;
      const departmentAverage = others === 0 ? null : (all.sum - tally.sumOfTotals) / others;
      const flags = sheetFlagCodes(tally, departmentAverage);
      return [courseId, { courseId, courseDepartmentId, tally, departmentAverage, flags }];
    }),
  );
};

/** What `rules/sheet-tally.ts` counts in rows, counted by the database. */
const readFigures = (
  db: Database,
  passMark: number,
  semesterId: number,
  departmentsOf: readonly number[] | undefined,
): Promise<
  readonly (SheetTally & { readonly courseId: number; readonly courseDepartmentId: number })[]
> => {
  const courses =
    departmentsOf === undefined
      ? undefined
      : sql`in (select c.id from ${course} c where c.course_department_id in
          (select o.course_department_id from ${course} o where o.id in (select (json_array_elements_text(${JSON.stringify(departmentsOf)}::json))::int)))`;
  const total = sql`case when s.remark = 'withheld' then null when s.remark = 'absent' then s.ca else s.ca + s.exam end`;
  const judged = sql`(
    select s.*, coalesce(s.total, ${total}) as sum_total, a.is_present
    from ${standingScores({ semesterId, ...(courses && { courses }) })} s
    left join ${examAttendance} a on a.course_id = s.course_id and a.semester_id = ${semesterId}
      and a.student_id = s.student_id)`;
  const count = (condition: SQL) => sql`count(*) filter (where ${condition})`;
  const sat = sql`j.remark is null and j.sum_total`;
  // By total first, for how many have the same.
  const byTotal = sql`(
    select j.course_id, j.sum_total as total, count(*) as students,
      count(j.sum_total) as totals,
      ${count(sql`coalesce(j.is_passed, j.sum_total >= ${passMark} and j.remark is null)`)} as passed,
      coalesce(sum(j.sum_total), 0) as sum_of_totals,
      ${count(sql`${sat} = ${passMark}`)} as on_pass_mark,
      ${count(sql`${sat} between ${passMark - justBelowMarks} and ${passMark - 1}`)} as just_below,
      count(j.ca) as assessed,
      ${count(sql`j.ca is not null and j.exam is null`)} as without_exam,
      ${count(sql`j.exam is not null or j.remark is not null`)} as examined,
      ${count(sql`j.exam is not null and j.is_present is false`)} as absent_with_exam,
      ${count(sql`j.remark = 'absent' and j.is_present`)} as present_as_absent
    from ${judged} j group by j.course_id, j.sum_total)`;
  const sumOf = (name: string) => sql<number>`sum(t.${sql.raw(name)})::int`;
  return db
    .select({
      courseId: sql<number>`t.course_id`,
      courseDepartmentId: sql<number>`min(c.course_department_id)::int`,
      students: sumOf("students"),
      totals: sumOf("totals"),
      passed: sumOf("passed"),
      sumOfTotals: sumOf("sum_of_totals"),
      onPassMark: sumOf("on_pass_mark"),
      justBelow: sumOf("just_below"),
      commonTotal: sql<number | null>`((array_agg(t.total order by t.totals desc, t.total)
        filter (where t.total is not null))[1])::int`,
      withCommonTotal: sql<number>`coalesce(max(t.totals), 0)::int`,
      assessed: sumOf("assessed"),
      withoutExam: sumOf("without_exam"),
      examined: sumOf("examined"),
      absentWithExam: sumOf("absent_with_exam"),
      presentAsAbsent: sumOf("present_as_absent"),
    })
    .from(sql`${byTotal} t join ${course} c on c.id = t.course_id`)
    .groupBy(sql`t.course_id`);
};
