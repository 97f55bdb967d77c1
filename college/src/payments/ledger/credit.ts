import { and, eq, inArray, isNull, lt } from "drizzle-orm";
import type { Database, Transaction } from "../../db/database.ts";
import { allocation, charge, receipt } from "../../db/schema/ledger.ts";
import { allocate, type FreeMoney } from "./allocate.ts";

/** The receipts of these accounts that pay less than they are, the oldest first. */
export const readCredits = async (
  db: Database | Transaction,
  accountIds: readonly number[],
): Promise<readonly (FreeMoney & { readonly accountId: number })[]> => {
  const rows = await db
    .select()
    .from(receipt)
    .where(
      and(
        inArray(receipt.accountId, [...accountIds]),
        lt(receipt.allocatedKobo, receipt.amountKobo),
        eq(receipt.isReversed, false),
        isNull(receipt.reversesId),
      ),
    )
    .orderBy(receipt.id);
  return rows.map(({ id, accountId, amountKobo, allocatedKobo }) => ({
    accountId,
    receiptId: id,
    restKobo: amountKobo - allocatedKobo,
  }));
};

/** Money of an account that pays nothing yet, in kobo. */
export const readCredit = async (
  db: Database | Transaction,
  accountId: number,
): Promise<number> => {
  const credits = await readCredits(db, [accountId]);
  return credits.reduce((sum, { restKobo }) => sum + restKobo, 0);
};

/**
 * Reserves credit of a locked account for a refund: a charge that only this credit pays, so that it pays nothing else.
 * @returns the charge's id; undefined, without a change, where the credit is less.
 */
export const reserveCredit = async (
  tx: Transaction,
  refund: Pick<typeof charge.$inferSelect, "accountId" | "sessionId" | "amountKobo"> & {
    readonly refundId: number;
  },
  now: Date,
): Promise<number | undefined> => {
  const { refundId, accountId, sessionId, amountKobo } = refund;
  const credits = await readCredits(tx, [accountId]);
  if (credits.reduce((sum, { restKobo }) => sum + restKobo, 0) < amountKobo) return undefined;
  const [reserved] = await tx
    .insert(charge)
    .values({
      accountId,
      sessionId,
      section: "refund",
      code: `refund-${refundId}`,
      label: "Refund",
      amountKobo,
      chargedAt: now,
    })
    .returning({ id: charge.id });
  if (reserved === undefined) throw new Error("the refund was not charged");
  const shares = allocate(credits, [{ chargeId: reserved.id, owedKobo: amountKobo }]);
  await tx
    .insert(allocation)
    .values(shares.map((share) => ({ ...share, accountId, allocatedAt: now })));
  return reserved.id;
};
