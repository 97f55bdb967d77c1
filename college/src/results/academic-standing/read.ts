import { eq, isNull, sql } from "drizzle-orm";
import type { Database, Transaction } from "../../db/database.ts";
import { isOneOf } from "../../db/is-one-of.ts";
import { academicSession, semester } from "../../db/schema/calendar.ts";
import { course, courseRegistration } from "../../db/schema/courses.ts";
import { publishedResult, resultSheet } from "../../db/schema/results.ts";
import { grouped } from "../../grouped.ts";
import { isStanding } from "../students/record.ts";
import {
  type AwaitedCourses,
  type JudgedResult,
  judgeSessions,
  type SessionStanding,
  type StandingRules,
} from "./judge.ts";

type Db = Database | Transaction;

/** What decides a student's standing and graduation: the results as they stand published, and what is still to come. */
export interface StudyRecord {
  readonly results: readonly JudgedResult[];
  readonly awaited: readonly AwaitedCourses[];
}

const empty: StudyRecord = { results: [], awaited: [] };

/** Reads these students' records with two statements, however many, and of each a record. */
export const readStudyRecords = async (
  db: Db,
  studentIds: readonly number[],
): Promise<(studentId: number) => StudyRecord> => {
  // One after the other: a transaction has a single connection.
  const results = grouped(await readResults(db, studentIds), ({ studentId }) => studentId);
  const awaited = grouped(await readAwaited(db, studentIds), ({ studentId }) => studentId);
  return (studentId) => ({
    results: results.get(studentId) ?? empty.results,
    awaited: awaited.get(studentId) ?? empty.awaited,
  });
};

/** The standing of one student at the end of a session; null where no course of it is registered. */
export const standingOf = (
  { results, awaited }: StudyRecord,
  session: string,
  rules: StandingRules,
): SessionStanding | null =>
  judgeSessions(results, awaited, rules).find((one) => one.session === session) ?? null;

const readResults = (db: Db, studentIds: readonly number[]) =>
  db
    .select({
      studentId: publishedResult.studentId,
      courseId: publishedResult.courseId,
      code: course.code,
      creditLoad: publishedResult.creditLoad,
      session: academicSession.name,
      semester: semester.number,
      pointsHundredths: publishedResult.pointsHundredths,
      isPassed: publishedResult.isPassed,
    })
    .from(publishedResult)
    .innerJoin(resultSheet, isStanding)
    .innerJoin(course, eq(course.id, publishedResult.courseId))
    .innerJoin(semester, eq(semester.id, publishedResult.semesterId))
    .innerJoin(academicSession, eq(academicSession.id, semester.sessionId))
    .where(sql`${publishedResult.studentId} ${isOneOf(studentIds)}`);

const readAwaited = (db: Db, studentIds: readonly number[]) => {
  const published = db
    .select({
      studentId: publishedResult.studentId,
      courseId: publishedResult.courseId,
      semesterId: publishedResult.semesterId,
    })
    .from(publishedResult)
    .innerJoin(resultSheet, isStanding)
    .where(sql`${publishedResult.studentId} ${isOneOf(studentIds)}`)
    .as("published");
  return db
    .select({
      studentId: courseRegistration.studentId,
      session: academicSession.name,
      courses: sql<number>`count(*)::int`,
    })
    .from(courseRegistration)
    .innerJoin(semester, eq(semester.id, courseRegistration.semesterId))
    .innerJoin(academicSession, eq(academicSession.id, semester.sessionId))
    .leftJoin(
      published,
      sql`${published.studentId} = ${courseRegistration.studentId} and ${published.courseId} = ${courseRegistration.courseId}
        and ${published.semesterId} = ${courseRegistration.semesterId}`,
    )
    .where(
      sql`${courseRegistration.studentId} ${isOneOf(studentIds)} and ${isNull(courseRegistration.droppedAt)}
        and ${isNull(published.courseId)}`,
    )
    .groupBy(courseRegistration.studentId, academicSession.name);
};
