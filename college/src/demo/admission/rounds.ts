import { zonedInstant } from "../../../../contract/zoned-time.ts";
import { addDays } from "../../calendar-day.ts";
import type { Transaction } from "../../db/database.ts";
import { applicationSession, testBatch } from "../../db/schema/admissions.ts";
import { academicSession } from "../../db/schema/calendar.ts";
import { screeningFeeKobo } from "../../payments/fees/amounts.ts";

export type RoundName = "announced" | "decided" | "open";

/** A round of admission of the demo; instants are the college's own. */
export interface DemoRound {
  readonly name: RoundName;
  /** The academic session its applicants are admitted into. */
  readonly academicSession: string;
  readonly title: string;
  /** As days in the college's time zone; applications are taken to the end of the last one. */
  readonly opensOn: string;
  readonly lastDay: string;
  readonly opensAt: Date;
  readonly closesAt: Date;
  readonly batches: readonly { readonly startsAt: Date; readonly endsAt: Date }[];
  readonly batchCapacity: number;
}

const sittings = [
  ["09:00", "11:00"],
  ["12:30", "14:30"],
] as const;

/**
 * The demo's rounds: the one of the specification's announcement, one whose tests are held and whose decisions
 * are made, and one that is open.
 */
export const demoRounds = (
  today: string,
  currentSession: string,
  timeZone: string,
): readonly DemoRound[] => {
  const round = (
    details: Pick<DemoRound, "name" | "academicSession" | "title" | "opensOn" | "lastDay">,
    testDays: readonly string[],
    batchCapacity: number,
  ): DemoRound => ({
    ...details,
    opensAt: zonedInstant(details.opensOn, "08:00", timeZone),
    closesAt: zonedInstant(addDays(details.lastDay, 1), "00:00", timeZone),
    batches: testDays.flatMap((day) =>
      sittings.map(([start, end]) => ({
        startsAt: zonedInstant(day, start, timeZone),
        endsAt: zonedInstant(day, end, timeZone),
      })),
    ),
    batchCapacity,
  });
  const announced = round(
    {
      name: "announced",
      academicSession: "2024/2025",
      title: "Remedial Admission",
      opensOn: "2025-01-13",
      lastDay: "2025-03-25",
    },
    ["2025-03-26", "2025-03-27"],
    100,
  );
  const decided = round(
    {
      name: "decided",
      academicSession: currentSession,
      title: "Regular Admission",
      opensOn: addDays(today, -95),
      lastDay: addDays(today, -31),
    },
    [addDays(today, -24), addDays(today, -23)],
    60,
  );
  const open = round(
    {
      name: "open",
      academicSession: currentSession,
      title: "Remedial Admission",
      opensOn: addDays(today, -24),
      lastDay: addDays(today, 45),
    },
    [addDays(today, 52), addDays(today, 53)],
    200,
  );
  // In that very session the announced round is this one.
  return currentSession === announced.academicSession
    ? [decided, open]
    : [announced, decided, open];
};

/** A round as it was written. */
export interface WrittenRound {
  readonly round: DemoRound;
  readonly id: number;
  readonly academicSessionId: number;
  /** In the order of their dates. */
  readonly batchIds: readonly number[];
}

/** Writes rounds and test batches; an academic session that the demo's calendar does not reach back to is added. */
export const writeRounds = async (
  tx: Transaction,
  rounds: readonly DemoRound[],
): Promise<ReadonlyMap<RoundName, WrittenRound>> => {
  await tx
    .insert(academicSession)
    .values(rounds.map((round) => ({ name: round.academicSession })))
    .onConflictDoNothing();
  const sessions = await tx.select().from(academicSession);
  const written = new Map<RoundName, WrittenRound>();
  for (const round of rounds) {
    const session = sessions.find(({ name }) => name === round.academicSession);
    if (session === undefined) throw new Error(`there is no session ${round.academicSession}`);
    written.set(round.name, await writeRound(tx, round, session.id));
  }
  return written;
};

const writeRound = async (
  tx: Transaction,
  round: DemoRound,
  academicSessionId: number,
): Promise<WrittenRound> => {
  const { title, opensAt, closesAt, batches, batchCapacity: capacity } = round;
  const [row] = await tx
    .insert(applicationSession)
    .values({ academicSessionId, title, opensAt, closesAt, screeningFeeKobo })
    .returning({ id: applicationSession.id });
  if (row === undefined) throw new Error(`${title} was not written`);
  const rows = await tx
    .insert(testBatch)
    .values(batches.map((batch) => ({ ...batch, capacity, applicationSessionId: row.id })))
    .returning({ id: testBatch.id });
  return { round, id: row.id, academicSessionId, batchIds: rows.map(({ id }) => id) };
};
