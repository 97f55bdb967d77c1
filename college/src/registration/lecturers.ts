import { and, asc, eq, inArray } from "drizzle-orm";
import type { Database } from "../db/database.ts";
import { courseLecturer } from "../db/schema/courses.ts";
import { staffMember } from "../db/schema/staff.ts";

/** The names of those who teach courses in a session, by course: `Tunde Balogun`. One query. */
export const readLecturers = async (
  db: Database,
  sessionId: number,
  courseIds: readonly number[],
): Promise<ReadonlyMap<number, readonly string[]>> => {
  const rows = await db
    .select({
      courseId: courseLecturer.courseId,
      surname: staffMember.surname,
      firstName: staffMember.firstName,
    })
    .from(courseLecturer)
    .innerJoin(staffMember, eq(staffMember.id, courseLecturer.staffMemberId))
    .where(
      and(
        eq(courseLecturer.sessionId, sessionId),
        inArray(courseLecturer.courseId, [...courseIds]),
      ),
    )
    .orderBy(asc(staffMember.surname), asc(staffMember.firstName));
  const byCourse = new Map<number, string[]>();
  for (const { courseId, surname, firstName } of rows) {
    byCourse.set(courseId, [...(byCourse.get(courseId) ?? []), `${firstName} ${surname}`]);
  }
  return byCourse;
};
