import { type SQL, sql } from "drizzle-orm";
import { type GradeScale, passMarkOf } from "../../../../rules/results/grade-scale.ts";
import { course, courseRegistration } from "../../db/schema/courses.ts";
import { publishedResult, resultScore, resultSheet } from "../../db/schema/results.ts";
import { student } from "../../db/schema/students.ts";

/**
 * The standing registrations of a query's course in a semester, each with what stands of its scores: of a published sheet the
 * version that stands, of another what was entered. The query left joins `result_sheet`.
 */
const standing = (semesterId: SQL): SQL => sql`from ${courseRegistration} taken
  join ${student} taker on taker.id = taken.student_id
  left join ${resultScore} entered on ${resultSheet.version} is not distinct from 0
    and entered.course_id = taken.course_id and entered.semester_id = taken.semester_id and entered.student_id = taken.student_id
  left join ${publishedResult} published on published.version = ${resultSheet.version}
    and published.course_id = taken.course_id and published.semester_id = taken.semester_id and published.student_id = taken.student_id
  where taken.course_id = ${course.id} and taken.semester_id = ${semesterId} and taken.dropped_at is null`;

const isComplete = sql`(published.student_id is not null or entered.remark = 'withheld'
  or (entered.ca is not null and (entered.exam is not null or entered.remark = 'absent')))`;

const remark = sql`coalesce(published.remark, entered.remark)`;

/** Null for whoever is withheld: without a result. */
const total = sql`case when ${isComplete} and ${remark} is distinct from 'withheld'
  then coalesce(published.total, entered.ca + coalesce(entered.exam, 0)) end`;

/** Students for whom nothing more is to be entered. */
const entered = sql`count(*) filter (where ${isComplete} or taker.standing <> 'active')::int`;

/** The average of those who sat the examination, to a tenth. */
const average = sql`round(avg(${total}) filter (where ${remark} is null), 1)::float8`;

/** Those who passed, in percent of those with a result, to a tenth. */
const passRate = (scale: GradeScale): SQL =>
  sql`round(100.0 * count(*) filter (where coalesce(published.is_passed, ${remark} is null and ${total} >= ${passMarkOf(scale)}::int))
    / nullif(count(${total}), 0), 1)::float8`;

export interface SheetFigures {
  readonly registered: number;
  readonly entered: number;
  readonly average: number | null;
  readonly passRate: number | null;
}

/** All figures of the course's sheet, read at once. */
export const sheetFigures = (scale: GradeScale, semesterId: SQL): SQL<SheetFigures> =>
  sql<SheetFigures>`(select json_build_object('registered', count(*)::int, 'entered', ${entered},
    'average', ${average}, 'passRate', ${passRate(scale)}) ${standing(semesterId)})`;

/** One of them, to sort by. */
export const sheetFigure = {
  registered: (
    semesterId: SQL,
  ): SQL<number> => sql`(select count(*) from ${courseRegistration} taken
    where taken.course_id = ${course.id} and taken.semester_id = ${semesterId} and taken.dropped_at is null)`,
  entered: (semesterId: SQL): SQL<number> => sql`(select ${entered} ${standing(semesterId)})`,
  passRate: (scale: GradeScale, semesterId: SQL): SQL =>
    sql`(select ${passRate(scale)} ${standing(semesterId)})`,
  average: (semesterId: SQL): SQL => sql`(select ${average} ${standing(semesterId)})`,
};
