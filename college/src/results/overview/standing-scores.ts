import { type SQL, sql } from "drizzle-orm";
import { courseRegistration } from "../../db/schema/courses.ts";
import { publishedResult, resultScore, resultSheet } from "../../db/schema/results.ts";

/** What `standingScores` is narrowed to; of the subquery's own aliases nothing need be known. */
interface Scope {
  readonly semesterId: number;
  /** What a course's id is compared with: `in (…)`. */
  readonly courses?: SQL;
  /** The same of a student's. */
  readonly students?: SQL;
}

/**
 * The rows of result sheets as they stand, inside a query: `course_id, student_id, version, ca, exam, remark, is_carryover` and what was published,
 * `total, grade, points_hundredths, is_passed, credit_load`, null until then. Of a sheet that was published these are the rows of
 * its standing version, and whoever registered after it, without a result; of any other, those of the standing registrations with what is entered so far.
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
