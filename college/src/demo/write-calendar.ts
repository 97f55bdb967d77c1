import { addDays } from "../calendar-day.ts";
import type { Transaction } from "../db/database.ts";
import { academicSession, semester } from "../db/schema/calendar.ts";
import { tuitionFee } from "../db/schema/payments.ts";
import type { DemoSemester, DemoSession } from "./calendar.ts";
import { lateFrom } from "./fees-paid.ts";

const levels = [100, 200, 300] as const;
/** Limits of every semester of the demo. */
export const credits = { minCredits: 15, maxCredits: 24 } as const;

/** Writes sessions, semesters and each level's tuition record; answers the sessions' ids by name. */
export const writeCalendar = async (
  tx: Transaction,
  sessions: readonly DemoSession[],
  today: string,
): Promise<ReadonlyMap<string, number>> => {
  const rows = await tx
    .insert(academicSession)
    .values(sessions.map(({ name, isCurrent }) => ({ name, isCurrent })))
    .returning();
  const ids = new Map(rows.map(({ id, name }) => [name, id]));
  const withId = sessions.map((session) => ({ session, sessionId: idOf(ids, session.name) }));
  await tx
    .insert(semester)
    .values(
      withId.flatMap(({ session, sessionId }) =>
        session.semesters.map((one) => semesterRow(one, sessionId, today)),
      ),
    );
  await tx.insert(tuitionFee).values(
    withId.flatMap(({ session, sessionId }) =>
      levels.map((level) => ({
        sessionId,
        level,
        isActive: session.isCurrent,
        lateFrom: lateFrom(session, today),
      })),
    ),
  );
  return ids;
};

const idOf = (ids: ReadonlyMap<string, number>, name: string): number => {
  const id = ids.get(name);
  if (id === undefined) throw new Error(`the session ${name} was not written`);
  return id;
};

/** The current semester's registration is open for two weeks more, so that the demo can show it. */
const semesterRow = (
  { number, startsOn, endsOn, isCurrent }: DemoSemester,
  sessionId: number,
  today: string,
): typeof semester.$inferInsert => {
  const registrationEnds = isCurrent ? addDays(today, 14) : addDays(startsOn, 42);
  return {
    sessionId,
    number,
    isCurrent,
    startsOn,
    endsOn,
    registrationStart: registrationStart({ startsOn }),
    registrationEnd: noon(registrationEnds),
    dropDeadline: noon(addDays(registrationEnds, 7)),
    resultsDueOn: isCurrent ? addDays(today, 21) : addDays(endsOn, 14),
    ...credits,
  };
};

/** Registration opens a week before the semester starts. */
export const registrationStart = ({ startsOn }: Pick<DemoSemester, "startsOn">): Date =>
  noon(addDays(startsOn, -7));

const noon = (day: string): Date => new Date(`${day}T12:00:00.000Z`);
