import { eq } from "drizzle-orm";
import type { Transaction } from "../db/database.ts";
import { hostelSettings } from "../db/schema/hostels.ts";

export type HostelSettings = typeof hostelSettings.$inferSelect;

/**
 * Holds the waiting list of a session until the transaction ends: the row of its settings stands for it. Whoever
 * offers, frees, or claims a bed for somebody who waits holds it first, so that none of them meets another halfway.
 * Taken after the student's own row and before any claim is written, or two of them wait for each other. `no key
 * update`: claims of those who do not wait hold a key share of the row, and are not held up.
 * @returns null where the session has no settings: nobody ever could apply, and nobody waits.
 */
export const lockWaitingList = async (
  tx: Transaction,
  sessionId: number,
): Promise<HostelSettings | null> => {
  const [settings] = await settingsOf(tx, sessionId).for("no key update");
  return settings ?? null;
};

/**
 * Holds the list still for one who joins it: nothing is offered meanwhile, but others can join. Whoever holds it so must
 * not ask for `lockWaitingList` in the same transaction: two who did would wait for each other.
 */
export const holdWaitingListStill = async (tx: Transaction, sessionId: number): Promise<void> => {
  await settingsOf(tx, sessionId).for("share");
};

const settingsOf = (tx: Transaction, sessionId: number) =>
  tx.select().from(hostelSettings).where(eq(hostelSettings.sessionId, sessionId));
