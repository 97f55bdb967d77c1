import { and, asc, eq, sql } from "drizzle-orm";
import type { lecturerDashboard } from "../../../contract/dashboards/teaching.ts";
import type { ResponseOf } from "../../../contract/endpoint.ts";
import { zonedInstant } from "../../../contract/zoned-time.ts";
import type { Account } from "../accounts/guard.ts";
import { addDays } from "../calendar-day.ts";
import type { College } from "../context.ts";
import { course, courseLecturer } from "../db/schema/courses.ts";
import { resultSheet } from "../db/schema/results.ts";
import { staffMember } from "../db/schema/staff.ts";
import { type Calendar, readCalendar } from "../registration/calendar.ts";
import { sheetCounts } from "../results/sheets/sheet-list.ts";

type Answer = ResponseOf<typeof lecturerDashboard>;

/** Reads the caller's own courses in one statement. */
export const readLecturerDashboard = async (college: College, caller: Account): Promise<Answer> => {
  const { session, semester } = await readCalendar(college.db);
  return {
    session: session?.name ?? null,
    semester: semester?.number ?? null,
    semesterId: semester?.id ?? null,
    resultsDueOn: semester?.resultsDueOn ?? null,
    courses: semester === undefined ? [] : await readCourses(college, caller, semester),
    deadlines: semester === undefined ? [] : deadlinesOf(college, semester),
  };
};

type Semester = NonNullable<Calendar["semester"]>;

const readCourses = async (
  { db }: College,
  caller: Account,
  { id, sessionId, number }: Semester,
): Promise<Answer["courses"]> => {
  const rows = await db
    .select({
      id: course.id,
      code: course.code,
      title: course.title,
      creditLoad: course.creditLoad,
      level: course.level,
      state: resultSheet.state,
      counts: sheetCounts(sql`${id}`),
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
    .leftJoin(resultSheet, and(eq(resultSheet.courseId, course.id), eq(resultSheet.semesterId, id)))
    .where(eq(staffMember.accountId, caller.id))
    .orderBy(asc(course.code));
  return rows.map(({ state, counts, ...one }) => ({
    ...one,
    ...counts,
    sheetState: state ?? "draft",
  }));
};

const deadlinesOf = (
  { clock, identity }: College,
  { registrationStart, registrationEnd, dropDeadline, resultsDueOn, endsOn }: Semester,
): Answer["deadlines"] => {
  const after = (day: string): Date => zonedInstant(addDays(day, 1), "00:00", identity.timeZone);
  const all = [
    { name: "registration_opens", at: registrationStart },
    { name: "registration_closes", at: registrationEnd },
    { name: "drop_deadline", at: dropDeadline },
    { name: "results_due", at: resultsDueOn === null ? null : after(resultsDueOn) },
    { name: "semester_ends", at: after(endsOn) },
  ] as const;
  return all
    .flatMap(({ name, at }) =>
      at !== null && at > clock() ? [{ name, at: at.toISOString() }] : [],
    )
    .toSorted((one, other) => one.at.localeCompare(other.at));
};
