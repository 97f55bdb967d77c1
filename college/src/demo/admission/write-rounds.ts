import type { Transaction } from "../../db/database.ts";
import { applicationSession, testBatch } from "../../db/schema/admissions.ts";
import { academicSession } from "../../db/schema/calendar.ts";
import { screeningFeeKobo } from "../../payments/fees/amounts.ts";
import type { DemoRound, RoundName } from "./sessions.ts";

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
