import { and, eq, type SQL, sql } from "drizzle-orm";
import { zonedDay } from "../../../contract/zoned-time.ts";
import type { College } from "../context.ts";
import type { Database } from "../db/database.ts";
import { academicSession, semester } from "../db/schema/calendar.ts";
import { course } from "../db/schema/courses.ts";
import { notFound } from "../http/refusal.ts";
import type { ListContext } from "../lists/list.ts";
import { currentSessionId } from "../registration/calendar.ts";

/** A semester, and whether its session runs or is still to come: those are open to new assignments. */
export interface SemesterOfSession {
  readonly id: number;
  readonly sessionId: number;
  /** `2025/2026`. */
  readonly session: string;
  /** 1, 2 or 3. */
  readonly number: number;
  readonly isCurrent: boolean;
  readonly isOpen: boolean;
}

/** The columns of `SemesterOfSession`; where no session runs, one with days left is open. */
export const semesterColumns = ({ clock, identity }: Pick<College, "clock" | "identity">) => ({
  id: semester.id,
  sessionId: semester.sessionId,
  session: academicSession.name,
  number: semester.number,
  isCurrent: semester.isCurrent,
  isOpen: sql<boolean>`coalesce(
    ${academicSession.name} >= (select running.name from ${academicSession} running where running.id = ${currentSessionId}),
    ${semester.endsOn} >= ${zonedDay(clock(), identity.timeZone)}
  )`,
});

/** @throws 404 */
export const readSemester = async (
  college: Pick<College, "clock" | "identity">,
  db: Database,
  id: number,
): Promise<SemesterOfSession> => {
  const [row] = await db
    .select(semesterColumns(college))
    .from(semester)
    .innerJoin(academicSession, eq(academicSession.id, semester.sessionId))
    .where(eq(semester.id, id));
  if (row === undefined) throw notFound();
  return row;
};

/** A course as the head of a sheet names it. @throws 404 */
export const readCourse = async (db: Database, id: number, which?: SQL) => {
  const [row] = await db
    .select({
      id: course.id,
      code: course.code,
      title: course.title,
      creditLoad: course.creditLoad,
      level: course.level,
    })
    .from(course)
    .where(and(eq(course.id, id), which));
  if (row === undefined) throw notFound();
  return row;
};

/** The semester that a list is of: the one it is narrowed to, else the running one. */
export const listedSemester = ({ filters }: Pick<ListContext, "filters">): SQL => {
  const semesterId = filters?.semesterId;
  return typeof semesterId === "number"
    ? eq(semester.id, semesterId)
    : eq(semester.isCurrent, true);
};

const ordinals: Readonly<Record<number, string>> = { 1: "First", 2: "Second", 3: "Third" };

/** A semester as papers name it: `Second semester, 2025/2026 session`. */
export const semesterName = ({
  number,
  session,
}: {
  readonly number: number;
  readonly session: string;
}): string => `${ordinals[number] ?? number} semester, ${session} session`;
