import { and, eq, type SQL, type SQLWrapper, sql } from "drizzle-orm";
import type { Database } from "../../db/database.ts";
import { classAttendance, classMeeting } from "../../db/schema/results.ts";

const countOf = (mark: (typeof classAttendance.$inferSelect)["mark"]): SQL<number> =>
  sql<number>`count(*) filter (where ${classAttendance.mark} = ${mark})::int`;

interface TallyScope {
  readonly semesterId: number | SQLWrapper;
  readonly courseId?: number;
  readonly studentId?: number | SQLWrapper;
}

/** A subquery: how many classes of a semester each student attended and missed, by course; of one course or student where it is given. */
export const classTallies = (db: Database, { semesterId, courseId, studentId }: TallyScope) =>
  db
    .select({
      tallyCourseId: sql<number>`${classMeeting.courseId}`.as("tally_course_id"),
      tallyStudentId: sql<number>`${classAttendance.studentId}`.as("tally_student_id"),
      present: countOf("present").as("present"),
      absent: countOf("absent").as("absent"),
      excused: countOf("excused").as("excused"),
    })
    .from(classMeeting)
    .innerJoin(classAttendance, eq(classAttendance.meetingId, classMeeting.id))
    .where(
      and(
        sql`${classMeeting.semesterId} = ${semesterId}`,
        courseId === undefined ? undefined : eq(classMeeting.courseId, courseId),
        studentId === undefined ? undefined : sql`${classAttendance.studentId} = ${studentId}`,
      ),
    )
    .groupBy(classMeeting.courseId, classAttendance.studentId)
    .as("class_tally");
