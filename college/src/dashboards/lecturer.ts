import { and, asc, count, eq, isNull } from "drizzle-orm";
import type { lecturerDashboard } from "../../../contract/dashboard-office.ts";
import type { ResponseOf } from "../../../contract/endpoint.ts";
import type { Account } from "../auth/guard.ts";
import { addDays } from "../calendar-day.ts";
import type { College } from "../context.ts";
import { course, courseLecturer, courseRegistration } from "../db/schema/courses.ts";
import { staffMember } from "../db/schema/staff.ts";
import { type Calendar, readCalendar } from "../registration/calendar.ts";
import { zonedInstant } from "../zoned-time.ts";

type Answer = ResponseOf<typeof lecturerDashboard>;

/** The caller's own courses: one statement, whatever their number. */
export const readLecturerDashboard = async (college: College, caller: Account): Promise<Answer> => {
  const { session, semester } = await readCalendar(college.db);
  return {
    session: session?.name ?? null,
    semester: semester?.number ?? null,
    courses: semester === undefined ? [] : await readCourses(college, caller, semester),
    deadlines: semester === undefined ? [] : deadlinesOf(college, semester),
  };
};

type Semester = NonNullable<Calendar["semester"]>;

const readCourses = (
  { db }: College,
  caller: Account,
  { id, sessionId, number }: Semester,
): Promise<Answer["courses"]> =>
  db
    .select({
      id: course.id,
      code: course.code,
      title: course.title,
      credit_load: course.creditLoad,
      level: course.level,
      registered: count(courseRegistration.id),
    })
    .from(staffMember)
    .innerJoin(
      courseLecturer,
      and(
        eq(courseLecturer.staffMemberId, staffMember.id),
        eq(courseLecturer.sessionId, sessionId),
      ),
    )
    .innerJoin(course, and(eq(course.id, courseLecturer.courseId), eq(course.semester, number)))
    .leftJoin(
      courseRegistration,
      and(
        eq(courseRegistration.courseId, course.id),
        eq(courseRegistration.semesterId, id),
        isNull(courseRegistration.droppedAt),
      ),
    )
    .where(eq(staffMember.accountId, caller.id))
    .groupBy(course.id)
    .orderBy(asc(course.code));

const deadlinesOf = (
  { clock, identity }: College,
  { registrationStart, registrationEnd, dropDeadline, endsOn }: Semester,
): Answer["deadlines"] => {
  const all = [
    { name: "registration_opens", at: registrationStart },
    { name: "registration_closes", at: registrationEnd },
    { name: "drop_deadline", at: dropDeadline },
    { name: "semester_ends", at: zonedInstant(addDays(endsOn, 1), "00:00", identity.timeZone) },
  ] as const;
  return all
    .flatMap(({ name, at }) =>
      at !== null && at > clock() ? [{ name, at: at.toISOString() }] : [],
    )
    .toSorted((one, other) => one.at.localeCompare(other.at));
};
