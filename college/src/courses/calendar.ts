import { asc, desc, eq } from "drizzle-orm";
import type { academicCalendar } from "../../../contract/courses/academic-calendar.ts";
import type { ResponseOf } from "../../../contract/endpoint.ts";
import { followingSession } from "../../../rules/courses/academic-calendar.ts";
import type { Database } from "../db/database.ts";
import { academicSession, semester } from "../db/schema/calendar.ts";
import { tuitionFee } from "../db/schema/payments.ts";
import type { WholeTable } from "../lists/export.ts";
import type { Cell } from "../lists/list.ts";

type Answer = ResponseOf<typeof academicCalendar>;
type Semester = Answer["sessions"][number]["semesters"][number];

/** The academic sessions, newest first, with their semesters: three queries. */
export const readAcademicCalendar = async (db: Database): Promise<Answer> => {
  const [sessions, semesters, tuition] = await Promise.all([
    db.select().from(academicSession).orderBy(desc(academicSession.name)),
    db.select().from(semester).orderBy(asc(semester.number)),
    db
      .selectDistinct({ sessionId: tuitionFee.sessionId, level: tuitionFee.level })
      .from(tuitionFee)
      .where(eq(tuitionFee.isActive, true))
      .orderBy(asc(tuitionFee.level)),
  ]);
  const current = semesters.find(({ isCurrent }) => isCurrent)?.sessionId;
  return {
    sessions: sessions.map(({ id, name, isCurrent }) => ({
      id,
      name,
      // The rule of `currentSessionId`: the running semester's session, else the marked one.
      isCurrent: current === undefined ? isCurrent : current === id,
      tuitionLevels: tuition.filter((one) => one.sessionId === id).map(({ level }) => level),
      semesters: semesters.filter(({ sessionId }) => sessionId === id).map(toSemester),
    })),
    nextSession: sessions[0] === undefined ? null : followingSession(sessions[0].name),
  };
};

const toSemester = (row: typeof semester.$inferSelect): Semester => ({
  ...row,
  registrationStart: row.registrationStart?.toISOString() ?? null,
  registrationEnd: row.registrationEnd?.toISOString() ?? null,
  dropDeadline: row.dropDeadline?.toISOString() ?? null,
});

type Session = ResponseOf<typeof academicCalendar>["sessions"][number];

/** The academic sessions, for a spreadsheet: a row for each semester, and one for a session that has none yet. */
export const calendarTable = (sessions: readonly Session[]): WholeTable => ({
  name: "academic-calendar",
  headings: [
    "Session",
    "Tuition payable for",
    "Semester",
    "Current",
    "Starts",
    "Ends",
    "Registration opens",
    "Registration closes",
    "Drop deadline",
    "Results due",
    "Least credits",
    "Most credits",
  ],
  rows: sessions.flatMap(rowsOf),
});

const rowsOf = ({ name, isCurrent, tuitionLevels, semesters }: Session): Cell[][] => {
  const session = [name, tuitionLevels.join(", ")];
  if (semesters.length === 0) return [[...session, null, isCurrent, ...Array(8).fill(null)]];
  return semesters.map((semester) => [
    ...session,
    semester.number,
    semester.isCurrent,
    semester.startsOn,
    semester.endsOn,
    instant(semester.registrationStart),
    instant(semester.registrationEnd),
    instant(semester.dropDeadline),
    semester.resultsDueOn,
    semester.minCredits,
    semester.maxCredits,
  ]);
};

const instant = (at: string | null): Date | null => (at === null ? null : new Date(at));
