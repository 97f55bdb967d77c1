import { and, asc, eq, isNull } from "drizzle-orm";
import type { ResponseOf } from "../../../../contract/endpoint.ts";
import type { ownClassAttendance } from "../../../../contract/results/class-attendance.ts";
import type { Account } from "../../accounts/guard.ts";
import type { College } from "../../context.ts";
import { semester } from "../../db/schema/calendar.ts";
import { course, courseRegistration } from "../../db/schema/courses.ts";
import { classTally, examAttendance } from "../../db/schema/results.ts";
import { student } from "../../db/schema/students.ts";
import { attendanceOf } from "../attendance/attendance-of.ts";
import { judgeAttendance } from "./judge.ts";
import { tallyOf } from "./tallies.ts";

/** A student's own attendance of the classes of the running semester, by one statement. */
export const readOwnAttendance = async (
  { db, config }: College,
  account: Account,
): Promise<ResponseOf<typeof ownClassAttendance>> => {
  const minimumPercent = config.classAttendanceMinimumPercent;
  const courses = await db
    .select({
      code: course.code,
      title: course.title,
      present: classTally.present,
      absent: classTally.absent,
      excused: classTally.excused,
      barredReason: examAttendance.barredReason,
    })
    .from(courseRegistration)
    .innerJoin(student, eq(student.id, courseRegistration.studentId))
    .innerJoin(semester, eq(semester.id, courseRegistration.semesterId))
    .innerJoin(course, eq(course.id, courseRegistration.courseId))
    .innerJoin(classTally, tallyOf(courseRegistration))
    .leftJoin(
      examAttendance,
      attendanceOf({ courseId: course.id, semesterId: semester.id, studentId: student.id }),
    )
    .where(
      and(
        eq(student.accountId, account.id),
        eq(semester.isCurrent, true),
        isNull(courseRegistration.droppedAt),
      ),
    )
    .orderBy(asc(course.code));
  return {
    minimumPercent,
    courses: courses.map((one) => ({ ...one, ...judgeAttendance(one, minimumPercent) })),
  };
};
