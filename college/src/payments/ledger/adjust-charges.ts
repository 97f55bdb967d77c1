import { eq, inArray, sql } from "drizzle-orm";
import type { Transaction } from "../../db/database.ts";
import { allocation, charge } from "../../db/schema/ledger.ts";
import { grouped } from "../../grouped.ts";
import { allocate } from "./allocate.ts";
import { reverseCharges, spendCredit } from "./entries.ts";

/** A charge and what is charged instead, in kobo; 0 for nothing. */
export interface Change {
  readonly chargeId: number;
  readonly toKobo: number;
}

/**
 * Takes live charges of a locked account back and charges the new amounts. What was paid of a charge pays its new one first, whatever
 * its section; what is over is credit, which pays open charges that the portal takes.
 * @returns the new charge of each that has one
 */
export const adjustCharges = async (
  tx: Transaction,
  accountId: number,
  changes: readonly Change[],
  now: Date,
): Promise<ReadonlyMap<number, number>> => {
  const ids = changes.map(({ chargeId }) => chargeId);
  const paid = await readPaid(tx, ids);
  await reverseCharges(tx, ids, now);
  const charged = new Map<number, number>();
  for (const { chargeId, toKobo } of changes.filter(({ toKobo }) => toKobo > 0)) {
    const newId = await chargeInstead(tx, chargeId, toKobo);
    charged.set(chargeId, newId);
    const shares = allocate(paid.get(chargeId) ?? [], [{ chargeId: newId, owedKobo: toKobo }]);
    if (shares.length === 0) continue;
    await tx
      .insert(allocation)
      .values(shares.map((share) => ({ ...share, accountId, allocatedAt: now })));
  }
  await spendCredit(tx, [accountId], now);
  return charged;
};

/** Which receipts pay how much of these charges, the oldest first. */
const readPaid = async (tx: Transaction, chargeIds: readonly number[]) => {
  const rows = await tx
    .select({
      chargeId: allocation.chargeId,
      receiptId: allocation.receiptId,
      restKobo: sql`sum(${allocation.amountKobo})`.mapWith(Number),
    })
    .from(allocation)
    .where(inArray(allocation.chargeId, [...chargeIds]))
    .groupBy(allocation.chargeId, allocation.receiptId)
    .having(sql`sum(${allocation.amountKobo}) > 0`)
    .orderBy(allocation.receiptId);
  return grouped(rows, ({ chargeId }) => chargeId);
};

const chargeInstead = async (
  tx: Transaction,
  chargeId: number,
  amountKobo: number,
): Promise<number> => {
  const [old] = await tx.select().from(charge).where(eq(charge.id, chargeId));
  if (old === undefined) throw new Error("there is no such charge");
  const { accountId, sessionId, section, purpose, code, label, chargedAt } = old;
  const [row] = await tx
    .insert(charge)
    // The debt is as old as it was: who opened a payment after it was charged knew of it.
    .values({ accountId, sessionId, section, purpose, code, label, amountKobo, chargedAt })
    .returning({ id: charge.id });
  if (row === undefined) throw new Error("the new amount was not charged");
  return row.id;
};
