import { and, eq, type SQL, sql } from "drizzle-orm";
import type { ResponseOf } from "../../../contract/endpoint.ts";
import type { CollegeIdentity } from "../../../contract/portal/college-identity.ts";
import type { registrationInfo } from "../../../contract/registration/registration.ts";
import type { College } from "../context.ts";
import type { Database } from "../db/database.ts";
import { academicSession, semester } from "../db/schema/calendar.ts";
import { formatInstant } from "../documents/text.ts";
import { notFound } from "../http/refusal.ts";
import { registrationTexts } from "./texts.ts";

/** The academic session now running, and the semester of it; either may be missing between two. */
export interface Calendar {
  readonly session: { readonly id: number; readonly name: string } | undefined;
  readonly semester: typeof semester.$inferSelect | undefined;
}

/** The id of the session now running, or null, inside a query: the running semester's, else the one marked as current. */
export const currentSessionId = sql<number | null>`coalesce(
  (select ${semester.sessionId} from ${semester} where ${semester.isCurrent}),
  (select ${academicSession.id} from ${academicSession} where ${academicSession.isCurrent})
)`;

/** In a query: the id of the session that is named, or of the one now running; null where there is none. */
export const sessionIdOf = (name: unknown): SQL<number | null> =>
  typeof name === "string"
    ? sql`(select ${academicSession.id} from ${academicSession} where ${academicSession.name} = ${name})`
    : currentSessionId;

export const readCalendar = async (db: Database): Promise<Calendar> => {
  const [running] = await db
    .select({ session: { id: academicSession.id, name: academicSession.name }, semester })
    .from(academicSession)
    .leftJoin(semester, and(eq(semester.sessionId, academicSession.id), semester.isCurrent))
    .where(eq(academicSession.id, currentSessionId));
  return { session: running?.session, semester: running?.semester ?? undefined };
};

interface Opening {
  readonly registrationStart: Date | null;
  readonly registrationEnd: Date | null;
}

/** Open from the start, inclusive, to the end, exclusive; closed unless both are set. */
export const isRegistrationOpen = (
  now: Date,
  { registrationStart, registrationEnd }: Opening,
): boolean =>
  registrationStart !== null &&
  registrationEnd !== null &&
  registrationStart <= now &&
  now < registrationEnd;

/** The first instant at which courses can no longer be dropped: without a deadline, the end of registration. */
export const dropEnd = ({
  dropDeadline,
  registrationEnd,
}: {
  readonly dropDeadline: Date | null;
  readonly registrationEnd: Date | null;
}): Date | null => dropDeadline ?? registrationEnd;

/** Why nothing can be registered now: `Course registration closed on 20 March 2026, 13:00.` */
export const closedText = (
  now: Date,
  opening: Opening | undefined,
  { timeZone }: Pick<CollegeIdentity, "timeZone">,
): string => {
  const { registrationStart: start, registrationEnd: end } = opening ?? {};
  if (start == null || end == null) return registrationTexts.closed;
  return now < start
    ? registrationTexts.opensAt(formatInstant(start, timeZone))
    : registrationTexts.closedAt(formatInstant(end, timeZone));
};

/** Why nothing can be dropped any more. */
export const dropEndedText = (
  end: Date | null,
  { timeZone }: Pick<CollegeIdentity, "timeZone">,
): string =>
  end === null
    ? registrationTexts.noDrops
    : registrationTexts.dropEnded(formatInstant(end, timeZone));

/**
 * The calendar and the limits of course registration.
 * @throws 404 while no semester is running.
 */
export const readRegistrationInfo = async ({
  db,
  clock,
}: College): Promise<ResponseOf<typeof registrationInfo>> => {
  const { semester } = await readCalendar(db);
  if (semester === undefined) throw notFound();
  const now = clock();
  const lastDrop = dropEnd(semester);
  return {
    currentTime: now.toISOString(),
    academicCalendar: {
      semesterStart: semester.startsOn,
      semesterEnd: semester.endsOn,
      semester: String(semester.number),
    },
    currentSemester: String(semester.number),
    isRegistrationOpen: isRegistrationOpen(now, semester),
    minCredits: semester.minCredits,
    maxCredits: semester.maxCredits,
    dropDeadline: instant(semester.dropDeadline),
    registrationStart: instant(semester.registrationStart),
    registrationEnd: instant(semester.registrationEnd),
    canDrop: lastDrop !== null && now < lastDrop,
  };
};

const instant = (date: Date | null): string | null => date?.toISOString() ?? null;
