import { and, asc, eq, inArray, sql } from "drizzle-orm";
import type { Database, Transaction } from "../../db/database.ts";
import { semester } from "../../db/schema/calendar.ts";
import { courseLecturer } from "../../db/schema/courses.ts";
import { resultScore } from "../../db/schema/results.ts";
import { staffMember } from "../../db/schema/staff.ts";
import { teachingTexts } from "./texts.ts";

/** A course in a session. */
interface Taught {
  readonly courseId: number;
  readonly sessionId: number;
}

export interface Lecturer {
  /** Of the member of staff. */
  readonly id: number;
  readonly name: string;
}

/** How many can teach a course. */
export const mostLecturers = 30;

export const lecturerName = sql<string>`${staffMember.firstName} || ' ' || ${staffMember.surname}`;

/** Who teaches courses in a session, by course, each by name. One query. */
export const lecturersOf = async (
  db: Database,
  sessionId: number,
  courseIds: readonly number[],
): Promise<ReadonlyMap<number, readonly Lecturer[]>> => {
  const rows = await db
    .select({ courseId: courseLecturer.courseId, id: staffMember.id, name: lecturerName })
    .from(courseLecturer)
    .innerJoin(staffMember, eq(staffMember.id, courseLecturer.staffMemberId))
    .where(
      and(
        eq(courseLecturer.sessionId, sessionId),
        inArray(courseLecturer.courseId, [...courseIds]),
      ),
    )
    .orderBy(asc(staffMember.surname), asc(staffMember.firstName), asc(staffMember.id));
  const byCourse = new Map<number, Lecturer[]>();
  for (const { courseId, ...lecturer } of rows) {
    byCourse.set(courseId, [...(byCourse.get(courseId) ?? []), lecturer]);
  }
  return byCourse;
};

/** Writes who teaches a course in a session, under a lock of the course's row. Marks that anybody entered stay. */
export const writeLecturers = async (
  tx: Transaction,
  { courseId, sessionId }: Taught,
  lecturerIds: readonly number[],
): Promise<void> => {
  await tx
    .delete(courseLecturer)
    .where(and(eq(courseLecturer.courseId, courseId), eq(courseLecturer.sessionId, sessionId)));
  if (lecturerIds.length > 0) {
    await tx
      .insert(courseLecturer)
      .values(lecturerIds.map((staffMemberId) => ({ courseId, sessionId, staffMemberId })));
  }
};

/** The consequences of removing these lecturers: a sentence for each who has entered marks. */
export const removalConsequences = async (
  tx: Transaction,
  { courseId, sessionId }: Taught,
  removedIds: readonly number[],
): Promise<readonly string[]> => {
  if (removedIds.length === 0) return [];
  const rows = await tx
    .select({
      name: lecturerName,
      students: sql<number>`count(distinct ${resultScore.studentId})::int`,
    })
    .from(resultScore)
    .innerJoin(semester, eq(semester.id, resultScore.semesterId))
    .innerJoin(staffMember, eq(staffMember.accountId, resultScore.changedBy))
    .where(
      and(
        eq(resultScore.courseId, courseId),
        eq(semester.sessionId, sessionId),
        inArray(staffMember.id, [...removedIds]),
      ),
    )
    .groupBy(staffMember.id)
    .orderBy(asc(staffMember.surname), asc(staffMember.firstName));
  return rows.map(({ name, students }) => teachingTexts.marksStay(name, students));
};
