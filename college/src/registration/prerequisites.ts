import { and, asc, eq, exists, inArray, sql } from "drizzle-orm";
import type { Database } from "../db/database.ts";
import { course, courseOutcome, coursePrerequisite } from "../db/schema/courses.ts";

/** A course that must have been passed before another, and whether the student has. */
export interface Prerequisite {
  readonly id: number;
  readonly code: string;
  readonly title: string;
  readonly isPassed: boolean;
}

/** The prerequisites of courses, by course, each list by code; a course without any is left out. One query. */
export const readPrerequisites = async (
  db: Database,
  studentId: number,
  courseIds: readonly number[],
): Promise<ReadonlyMap<number, readonly Prerequisite[]>> => {
  const passed = db
    .select({ one: sql`1` })
    .from(courseOutcome)
    .where(
      and(
        eq(courseOutcome.studentId, studentId),
        eq(courseOutcome.courseId, course.id),
        eq(courseOutcome.isPassed, true),
      ),
    );
  const rows = await db
    .select({
      of: coursePrerequisite.courseId,
      id: course.id,
      code: course.code,
      title: course.title,
      isPassed: sql<boolean>`${exists(passed)}`,
    })
    .from(coursePrerequisite)
    .innerJoin(course, eq(course.id, coursePrerequisite.prerequisiteId))
    .where(inArray(coursePrerequisite.courseId, [...courseIds]))
    .orderBy(asc(course.code));
  const byCourse = new Map<number, Prerequisite[]>();
  for (const { of, ...prerequisite } of rows) {
    byCourse.set(of, [...(byCourse.get(of) ?? []), prerequisite]);
  }
  return byCourse;
};
