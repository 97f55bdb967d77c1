import { and, eq, isNull, sql } from "drizzle-orm";
import type { Database, Transaction } from "../../db/database.ts";
import { academicSession, semester } from "../../db/schema/calendar.ts";
import { course, courseOutcome, courseRegistration } from "../../db/schema/courses.ts";
import { publishedResult, resultSheet } from "../../db/schema/results.ts";
import type { PublishedAttempt } from "./student-record.ts";

type Db = Database | Transaction;

const isStanding = and(
  eq(resultSheet.courseId, publishedResult.courseId),
  eq(resultSheet.semesterId, publishedResult.semesterId),
  eq(resultSheet.version, publishedResult.version),
);

/** A student's results as they stand published. One query. */
export const readAttempts = (db: Db, studentId: number): Promise<readonly PublishedAttempt[]> =>
  db
    .select({
      courseId: course.id,
      code: course.code,
      title: course.title,
      creditLoad: publishedResult.creditLoad,
      semesterId: semester.id,
      session: academicSession.name,
      semester: semester.number,
      ca: publishedResult.ca,
      exam: publishedResult.exam,
      remark: publishedResult.remark,
      total: publishedResult.total,
      grade: publishedResult.grade,
      pointsHundredths: publishedResult.pointsHundredths,
      isPassed: publishedResult.isPassed,
    })
    .from(publishedResult)
    .innerJoin(resultSheet, isStanding)
    .innerJoin(course, eq(course.id, publishedResult.courseId))
    .innerJoin(semester, eq(semester.id, publishedResult.semesterId))
    .innerJoin(academicSession, eq(academicSession.id, semester.sessionId))
    .where(eq(publishedResult.studentId, studentId));

/** What a student has registered without a published result, by semester. One query. */
export const readAwaited = async (
  db: Db,
  studentId: number,
): Promise<ReadonlyMap<number, { readonly courses: number; readonly credits: number }>> => {
  const published = db
    .select({ courseId: publishedResult.courseId, semesterId: publishedResult.semesterId })
    .from(publishedResult)
    .innerJoin(resultSheet, isStanding)
    .where(eq(publishedResult.studentId, studentId))
    .as("published");
  const rows = await db
    .select({
      semesterId: courseRegistration.semesterId,
      courses: sql<number>`count(*)::int`,
      credits: sql<number>`sum(${course.creditLoad})::int`,
    })
    .from(courseRegistration)
    .innerJoin(course, eq(course.id, courseRegistration.courseId))
    .leftJoin(
      published,
      and(
        eq(published.courseId, courseRegistration.courseId),
        eq(published.semesterId, courseRegistration.semesterId),
      ),
    )
    .where(
      and(
        eq(courseRegistration.studentId, studentId),
        isNull(courseRegistration.droppedAt),
        isNull(published.courseId),
      ),
    )
    .groupBy(courseRegistration.semesterId);
  return new Map(rows.map(({ semesterId, ...awaited }) => [semesterId, awaited]));
};

/** A course that a student failed and has not passed since. */
export interface Carryover {
  readonly courseId: number;
  readonly code: string;
  readonly title: string;
  readonly creditLoad: number;
  readonly semester: number;
  /** In which it was last failed. */
  readonly session: string;
}

/** The same courses that registration carries over, by code. One query. */
export const readCarryovers = (db: Db, studentId: number): Promise<readonly Carryover[]> =>
  db
    .select({
      courseId: course.id,
      code: course.code,
      title: course.title,
      creditLoad: course.creditLoad,
      semester: course.semester,
      session: sql<string>`max(${academicSession.name})`,
    })
    .from(courseOutcome)
    .innerJoin(course, eq(course.id, courseOutcome.courseId))
    .innerJoin(academicSession, eq(academicSession.id, courseOutcome.sessionId))
    .where(eq(courseOutcome.studentId, studentId))
    .groupBy(course.id)
    .having(sql`not bool_or(${courseOutcome.isPassed})`)
    .orderBy(course.code);
