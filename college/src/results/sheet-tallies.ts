import { inArray, type SQL, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { type SheetFlagCode, sheetFlagCodes } from "../../../rules/results/sheet-flags.ts";
import { justBelowMarks, type SheetTally } from "../../../rules/results/sheet-tally.ts";
import { type PassMarks, passMarkSql } from "../courses/programmes/rulebook.ts";
import type { Database } from "../db/database.ts";
import { course, courseRegistration } from "../db/schema/courses.ts";
import { examAttendance, publishedResult, resultScore, resultSheet } from "../db/schema/results.ts";
import { student } from "../db/schema/students.ts";

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
 * The figures of all sheets of a semester that somebody is on, or of these courses' alone, by course. What their departments' other
 * courses are read for is their average: two statements then, that leave all other departments alone.
 */
export const readSheetTallies = async (
  db: Database,
  passMarks: PassMarks,
  {
    semesterId,
    courseIds,
  }: { readonly semesterId: number; readonly courseIds?: readonly number[] },
): Promise<ReadonlyMap<number, TalliedSheet>> => {
  const [sheets, sums] = await Promise.all([
    readFigures(db, passMarks, {
      semesterId,
      ...(courseIds && { courses: among(courseIds) }),
    }),
    courseIds && readSumsOfDepartments(db, semesterId, courseIds),
  ]);
  const departments = new Map<number, Sums>();
  for (const { courseDepartmentId, totals, sumOfTotals } of sums ?? sheets) {
    const before = departments.get(courseDepartmentId) ?? { totals: 0, sumOfTotals: 0 };
    departments.set(courseDepartmentId, {
      totals: before.totals + totals,
      sumOfTotals: before.sumOfTotals + sumOfTotals,
    });
  }
  return new Map(
    sheets.map(({ courseId, courseDepartmentId, ...tally }) => {
      const all = departments.get(courseDepartmentId) ?? tally;
      const others = all.totals - tally.totals;
      const departmentAverage =
        others === 0 ? null : (all.sumOfTotals - tally.sumOfTotals) / others;
      const flags = sheetFlagCodes(tally, departmentAverage);
      return [courseId, { courseId, courseDepartmentId, tally, departmentAverage, flags }];
    }),
  );
};

type Sums = Pick<SheetTally, "totals" | "sumOfTotals">;

/** As values, not as a query: PostgreSQL then goes by the indexes that begin with the course. */
const among = (ids: readonly number[]): SQL =>
  ids.length === 0
    ? sql`is null`
    : sql`in (${sql.join(
        ids.map((id) => sql`${id}::int`),
        sql`, `,
      )})`;

/** Of rows `s` of the sheets. */
const totalOf = sql`coalesce(s.total, case when s.remark = 'withheld' then null when s.remark = 'absent' then s.ca else s.ca + s.exam end)`;

/** The sums of all sheets of the departments that teach these courses. */
const readSumsOfDepartments = async (
  db: Database,
  semesterId: number,
  courseIds: readonly number[],
): Promise<readonly (Sums & { readonly courseDepartmentId: number })[]> => {
  const listedCourse = alias(course, "asked");
  const courses = await db
    .select({ id: course.id, courseDepartmentId: course.courseDepartmentId })
    .from(course)
    .where(
      inArray(
        course.courseDepartmentId,
        db
          .select({ id: listedCourse.courseDepartmentId })
          .from(listedCourse)
          .where(inArray(listedCourse.id, [...courseIds])),
      ),
    );
  const sums = await db
    .select({
      courseId: sql<number>`s.course_id`,
      totals: sql<number>`count(${totalOf})::int`,
      sumOfTotals: sql<number>`coalesce(sum(${totalOf}), 0)::int`,
    })
    .from(sql`${standingScores({ semesterId, courses: among(courses.map(({ id }) => id)) })} s`)
    .groupBy(sql`s.course_id`);
  const departmentOf = new Map(courses.map((one) => [one.id, one.courseDepartmentId]));
  return sums.map(({ courseId, ...one }) => ({
    ...one,
    courseDepartmentId: departmentOf.get(courseId) ?? 0,
  }));
};

/** What `rules/results/sheet-tally.ts` counts in rows, counted by the database. */
const readFigures = (
  db: Database,
  passMarks: PassMarks,
  { semesterId, courses }: { readonly semesterId: number; readonly courses?: SQL },
): Promise<
  readonly (SheetTally & { readonly courseId: number; readonly courseDepartmentId: number })[]
> => {
  // Students are joined only where a programme has a pass mark of its own.
  const joinTaker =
    passMarks.others.length === 0 ? sql`` : sql`join ${student} taker on taker.id = s.student_id`;
  const passMark = passMarkSql(passMarks, {
    programmeId: sql`taker.programme_id`,
    entrySessionId: sql`taker.entry_session_id`,
  });
  const evaluated = sql`(
    select s.*, ${totalOf} as sum_total, a.is_present, ${passMark} as pass_mark
    from ${standingScores({ semesterId, ...(courses && { courses }) })} s
    ${joinTaker}
    left join ${examAttendance} a on a.course_id = s.course_id and a.semester_id = ${semesterId}
      and a.student_id = s.student_id)`;
  const count = (condition: SQL) => sql`count(*) filter (where ${condition})`;
  const sat = sql`j.remark is null and j.sum_total`;
  // By total first, for how many have the same.
  const byTotal = sql`(
    select j.course_id, j.sum_total as total, count(*) as students,
      count(j.sum_total) as totals,
      ${count(sql`coalesce(j.is_passed, j.sum_total >= j.pass_mark and j.remark is null)`)} as passed,
      coalesce(sum(j.sum_total), 0) as sum_of_totals,
      ${count(sql`${sat} = j.pass_mark`)} as on_pass_mark,
      ${count(sql`${sat} between j.pass_mark - ${justBelowMarks}::int and j.pass_mark - 1`)} as just_below,
      count(j.ca) as assessed,
      ${count(sql`j.ca is not null and j.exam is null`)} as without_exam,
      ${count(sql`j.exam is not null or j.remark is not null`)} as examined,
      ${count(sql`j.exam is not null and j.is_present is false`)} as absent_with_exam,
      ${count(sql`j.remark = 'absent' and j.is_present`)} as present_as_absent
    from ${evaluated} j group by j.course_id, j.sum_total)`;
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

/** What `standingScores` is narrowed to; of the subquery's own aliases nothing need be known. */
interface Scope {
  readonly semesterId: number;
  /** The right side of a comparison with a course's id: `in (…)`. */
  readonly courses?: SQL;
  /** The same of a student's. */
  readonly students?: SQL;
}

/**
 * The current rows of result sheets, for use inside a query: `course_id, student_id, version, ca, exam, remark,
 * is_carryover` and what was published, `total, grade, points_hundredths, is_passed, credit_load`, null until then. Of
 * a sheet that was published these are the rows of its standing version, and later registrations without a result; of
 * any other, those of the standing registrations with what is entered so far.
 */
export const standingScores = ({ semesterId, courses, students }: Scope): SQL => {
  const within = (alias: "r" | "p" | "sc"): SQL => {
    const from = sql.raw(alias);
    return sql.join([
      sql`${from}.semester_id = ${semesterId}`,
      ...(courses ? [sql` and ${from}.course_id ${courses}`] : []),
      ...(students ? [sql` and ${from}.student_id ${students}`] : []),
    ]);
  };
  return sql`(
    select r.course_id, r.student_id, 0::smallint as version, sc.ca, sc.exam, sc.remark, r.is_carryover,
      null::smallint as total, null::text as grade, null::smallint as points_hundredths,
      null::boolean as is_passed, null::smallint as credit_load
    from ${courseRegistration} r
    left join ${resultScore} sc on sc.course_id = r.course_id and sc.semester_id = r.semester_id
      and sc.student_id = r.student_id and ${within("sc")}
    where ${within("r")} and r.dropped_at is null
      and not exists (select 1 from ${resultSheet} sh where sh.course_id = r.course_id and sh.semester_id = r.semester_id and sh.version > 0)
    union all
    select p.course_id, p.student_id, p.version, p.ca, p.exam, p.remark, coalesce(r.is_carryover, false),
      p.total, p.grade, p.points_hundredths, p.is_passed, p.credit_load
    from ${publishedResult} p
    join ${resultSheet} sh on sh.course_id = p.course_id and sh.semester_id = p.semester_id and sh.version = p.version
    left join ${courseRegistration} r on r.course_id = p.course_id and r.semester_id = p.semester_id
      and r.student_id = p.student_id and r.dropped_at is null
    where ${within("p")}
    union all
    select r.course_id, r.student_id, sh.version, null::smallint, null::smallint, null::text, r.is_carryover,
      null::smallint, null::text, null::smallint, null::boolean, null::smallint
    from ${courseRegistration} r
    join ${resultSheet} sh on sh.course_id = r.course_id and sh.semester_id = r.semester_id and sh.version > 0
    where ${within("r")} and r.dropped_at is null
      and not exists (select 1 from ${publishedResult} p where p.course_id = r.course_id and p.semester_id = r.semester_id
        and p.version = sh.version and p.student_id = r.student_id and ${within("p")}))`;
};
