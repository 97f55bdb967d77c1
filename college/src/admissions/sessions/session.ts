import { asc, desc, eq } from "drizzle-orm";
import type {
  ApplicationSession,
  applicationSessions,
} from "../../../../contract/admissions/sign-up.ts";
import type { ResponseOf, ValueOf } from "../../../../contract/endpoint.ts";
import { zonedDay } from "../../../../contract/zoned-time.ts";
import { daysText, dayText } from "../../calendar-day.ts";
import type { College } from "../../context.ts";
import { readDepartmentChoices } from "../../courses/programmes/of-department.ts";
import { applicationSession, olevelRequirement, testBatch } from "../../db/schema/admissions.ts";
import { academicSession } from "../../db/schema/calendar.ts";
import { department } from "../../db/schema/students.ts";
import { nairaOf } from "../../payments/fees/amounts.ts";

interface SessionDates {
  readonly opensAt: Date;
  /** The first instant after the session closes: midnight at the end of the last day. */
  readonly closesAt: Date;
  /** The days of the aptitude test, `2025-03-26`. */
  readonly testDates: readonly string[];
}

/**
 * A session's dates in words, in the college's time zone: `Sale of forms and online application ends Tuesday 25 March
 * 2025. The computer-based aptitude test holds on 26-27 March 2025.` The first day is said until it has come.
 */
export const announcement = (
  { opensAt, closesAt, testDates }: SessionDates,
  now: Date,
  timeZone: string,
): string => {
  const start = now < opensAt ? `starts ${firstDayText(opensAt, timeZone)} and ` : "";
  const sale = `Sale of forms and online application ${start}ends ${lastDayText(closesAt, timeZone)}.`;
  return testDates.length === 0
    ? sale
    : `${sale} The computer-based aptitude test holds on ${daysText(testDates)}.`;
};

/** The day on which a session opens, in words; with the time where that is not the day's first instant. */
export const firstDayText = (opensAt: Date, timeZone: string): string => {
  const day = zonedDay(opensAt, timeZone);
  return day === dayBefore(opensAt, timeZone) ? withTime(day, opensAt, timeZone) : dayText(day);
};

/** The last day on which a session takes applications, in words; with the time where it does not take them to its end. */
export const lastDayText = (closesAt: Date, timeZone: string): string => {
  const day = dayBefore(closesAt, timeZone);
  return day === zonedDay(closesAt, timeZone) ? withTime(day, closesAt, timeZone) : dayText(day);
};

/** The day of the instant before. A day need not begin at midnight: clocks may go forward at that hour. */
const dayBefore = (at: Date, timeZone: string): string =>
  zonedDay(new Date(at.getTime() - 1), timeZone);

const withTime = (day: string, at: Date, timeZone: string): string => {
  const time = new Intl.DateTimeFormat("en-GB", {
    hour: "2-digit",
    minute: "2-digit",
    hourCycle: "h23",
    timeZone,
  }).format(at);
  return `${dayText(day)} at ${time}`;
};

type SessionRow = typeof applicationSession.$inferSelect;

/** True while a session takes applications. */
export const isOpen = (
  { opensAt, closesAt }: Pick<SessionRow, "opensAt" | "closesAt">,
  now: Date,
): boolean => opensAt <= now && now < closesAt;

/** The days on which test batches start, each once, in order, in the college's time zone. */
const testDates = (startTimes: readonly Date[], timeZone: string): readonly string[] =>
  [...new Set(startTimes.map((start) => zonedDay(start, timeZone)))].sort();

/** An application session as the contract has it; `batchStarts` are the times at which its test batches start. */
export const describeSession = (
  { clock, identity: { timeZone } }: Pick<College, "clock" | "identity">,
  row: SessionRow,
  academicSessionName: string,
  batchStarts: readonly Date[],
): ValueOf<typeof ApplicationSession> => {
  const now = clock();
  const dates = testDates(batchStarts, timeZone);
  return {
    ...row,
    name: academicSessionName,
    opensAt: row.opensAt.toISOString(),
    closesAt: row.closesAt.toISOString(),
    isOpen: isOpen(row, now),
    screeningFee: nairaOf(row.screeningFeeKobo),
    testDates: [...dates],
    announcement: announcement({ ...row, testDates: dates }, now, timeZone),
  };
};

type Answer = ResponseOf<typeof applicationSessions>;

/** The application sessions, newest first, and the courses that can be applied for, by name. */
export const listSessions = async (college: College): Promise<Answer> => ({
  sessions: await readSessions(college),
  courses: await readCourses(college),
});

const readSessions = async (college: College): Promise<Answer["sessions"]> => {
  const rows = await college.db
    .select({ session: applicationSession, name: academicSession.name })
    .from(applicationSession)
    .innerJoin(academicSession, eq(academicSession.id, applicationSession.academicSessionId))
    .orderBy(desc(applicationSession.opensAt), desc(applicationSession.id));
  const batches = await college.db
    .select({ sessionId: testBatch.applicationSessionId, startsAt: testBatch.startsAt })
    .from(testBatch);
  return rows.map(({ session, name }) => {
    const own = batches.filter(({ sessionId }) => sessionId === session.id);
    const starts = own.map(({ startsAt }) => startsAt);
    return describeSession(college, session, name, starts);
  });
};

const readCourses = async ({ db }: College): Promise<Answer["courses"]> => {
  const choices = await readDepartmentChoices(db, { openOnly: true });
  const programmesOf = new Map(choices.map(({ code, programmes }) => [code, programmes]));
  const courses = await db
    .select({ code: department.code, name: department.name, olevelRequirement })
    .from(department)
    .leftJoin(olevelRequirement, eq(olevelRequirement.departmentId, department.id))
    .orderBy(asc(department.name));
  return courses.map((one) => ({ ...one, programmes: programmesOf.get(one.code) ?? [] }));
};
