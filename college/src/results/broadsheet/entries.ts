import { eq, sql } from "drizzle-orm";
import { camelCaseKeys } from "../../../../contract/camel-case.ts";
import type { ResultSheetState } from "../../../../contract/results/states.ts";
import type { Database } from "../../db/database.ts";
import { isOneOf } from "../../db/is-one-of.ts";
import { academicSession, semester } from "../../db/schema/calendar.ts";
import { course, courseOutcome } from "../../db/schema/courses.ts";
import { publishedResult, resultSheet } from "../../db/schema/results.ts";
import { standingScores } from "../sheet-tallies.ts";
import type { BroadsheetScope } from "./scope.ts";

export interface BroadsheetCourse {
  readonly id: number;
  readonly code: string;
  readonly title: string;
  readonly creditLoad: number;
  readonly state: ResultSheetState;
}

/** The courses that somebody of these students is on the sheet of, by code. */
export const readCourses = (
  db: Database,
  { semesterId }: BroadsheetScope,
  studentIds: readonly number[],
): Promise<readonly BroadsheetCourse[]> => {
  const scores = standingScores({ semesterId, students: isOneOf(studentIds) });
  return db
    .select({
      id: course.id,
      code: course.code,
      title: course.title,
      creditLoad: course.creditLoad,
      state: sql<ResultSheetState>`coalesce(${resultSheet.state}, 'draft')`,
    })
    .from(course)
    .leftJoin(
      resultSheet,
      sql`${resultSheet.courseId} = ${course.id} and ${resultSheet.semesterId} = ${semesterId}`,
    )
    .where(sql`${course.id} in (select s.course_id from ${scores} s)`)
    .orderBy(course.code);
};

/** A student's row of a sheet; the published fields are null before publication. */
export interface Entry {
  readonly courseId: number;
  /** 0 before the sheet is published. */
  readonly version: number;
  readonly ca: number | null;
  readonly exam: number | null;
  readonly remark: "absent" | "withheld" | null;
  readonly isCarryover: boolean;
  readonly total: number | null;
  readonly grade: string | null;
  readonly pointsHundredths: number | null;
  readonly isPassed: boolean | null;
  readonly creditLoad: number | null;
}

/** Of each of these students, by id: a row of the database for each, however many courses. */
export const readEntries = (
  db: Database,
  { semesterId }: BroadsheetScope,
  studentIds: readonly number[],
): Promise<ReadonlyMap<number, readonly Entry[]>> =>
  byStudent(
    db
      .select({
        studentId: sql<number>`s.student_id`,
        items: sql`json_agg(to_json(s))`.mapWith(toEntries),
      })
      .from(sql`${standingScores({ semesterId, students: isOneOf(studentIds) })} s`)
      .groupBy(sql`s.student_id`),
  );

const toEntries = (rows: unknown): Entry[] => camelCaseKeys(rows) as Entry[];

/** A published result of an earlier semester. */
export interface EarlierResult {
  readonly courseId: number;
  readonly creditLoad: number;
  readonly pointsHundredths: number;
}

/** What counts of the semesters before, the earliest first. */
export const readEarlier = (
  db: Database,
  { session, number }: BroadsheetScope,
  studentIds: readonly number[],
): Promise<ReadonlyMap<number, readonly EarlierResult[]>> =>
  byStudent(
    db
      .select({
        studentId: publishedResult.studentId,
        items: sql<
          EarlierResult[]
        >`json_agg(json_build_object('courseId', ${publishedResult.courseId},
          'creditLoad', ${publishedResult.creditLoad}, 'pointsHundredths', ${publishedResult.pointsHundredths})
          order by ${academicSession.name}, ${semester.number}, ${publishedResult.courseId})`,
      })
      .from(publishedResult)
      .innerJoin(
        resultSheet,
        sql`${resultSheet.courseId} = ${publishedResult.courseId} and ${resultSheet.semesterId} = ${publishedResult.semesterId}
          and ${resultSheet.version} = ${publishedResult.version}`,
      )
      .innerJoin(semester, eq(semester.id, publishedResult.semesterId))
      .innerJoin(academicSession, eq(academicSession.id, semester.sessionId))
      .where(
        sql`${publishedResult.studentId} ${isOneOf(studentIds)} and ${publishedResult.pointsHundredths} is not null
          and (${academicSession.name}, ${semester.number}) < (${session}, ${number})`,
      )
      .groupBy(publishedResult.studentId),
  );

/** The codes of what was failed and not passed since. */
export const readOutstanding = (
  db: Database,
  studentIds: readonly number[],
): Promise<ReadonlyMap<number, readonly string[]>> => {
  const outcome = db
    .select({ studentId: courseOutcome.studentId, courseId: courseOutcome.courseId })
    .from(courseOutcome)
    .where(sql`${courseOutcome.studentId} ${isOneOf(studentIds)}`)
    .groupBy(courseOutcome.studentId, courseOutcome.courseId)
    .having(sql`not bool_or(${courseOutcome.isPassed})`)
    .as("outcome");
  return byStudent(
    db
      .select({
        studentId: outcome.studentId,
        items: sql<string[]>`json_agg(${course.code} order by ${course.code})`,
      })
      .from(outcome)
      .innerJoin(course, eq(course.id, outcome.courseId))
      .groupBy(outcome.studentId),
  );
};

const byStudent = async <Item>(
  rows: PromiseLike<readonly { readonly studentId: number; readonly items: readonly Item[] }[]>,
): Promise<ReadonlyMap<number, readonly Item[]>> =>
  new Map((await rows).map(({ studentId, items }) => [studentId, items]));
