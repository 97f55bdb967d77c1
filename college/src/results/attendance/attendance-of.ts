import { type SQL, type SQLWrapper, sql } from "drizzle-orm";
import { examAttendance } from "../../db/schema/results.ts";

interface Registered {
  readonly courseId: number | SQLWrapper;
  readonly semesterId: number | SQLWrapper;
  readonly studentId: number | SQLWrapper;
}

/** The condition that joins what the exam office has of a student in the examination of a course. */
export const attendanceOf = ({ courseId, semesterId, studentId }: Registered): SQL =>
  sql`${examAttendance.courseId} = ${courseId} and ${examAttendance.semesterId} = ${semesterId} and ${examAttendance.studentId} = ${studentId}`;
