import { and, eq } from "drizzle-orm";
import type { ResponseOf } from "../../../../contract/endpoint.ts";
import type { previewAdjustment } from "../../../../contract/payments/adjustments.ts";
import type { Database, Transaction } from "../../db/database.ts";
import { charge } from "../../db/schema/ledger.ts";
import { nairaOf } from "../fees/amounts.ts";
import type { Change } from "../ledger/adjust-charges.ts";
import { readCredit } from "../ledger/credit.ts";
import { isOwed } from "../ledger/paid.ts";

interface OwedCharge {
  readonly id: number;
  /** Null for what credit does not pay. */
  readonly purpose: string | null;
  readonly amountKobo: number;
  readonly paidKobo: number;
}

interface Sums {
  readonly chargedKobo: number;
  readonly outstandingKobo: number;
  readonly creditKobo: number;
}

/** What changes make of an account: the same that `adjustCharges` writes. */
const effectOf = (
  charges: readonly OwedCharge[],
  creditKobo: number,
  changes: readonly Change[],
): { readonly before: Sums; readonly after: Sums } => {
  const before = sumsOf(charges, creditKobo);
  const newKobo = new Map(changes.map(({ chargeId, toKobo }) => [chargeId, toKobo]));
  const changed = charges.map((one) => {
    const amountKobo = newKobo.get(one.id) ?? one.amountKobo;
    return { ...one, amountKobo, paidKobo: Math.min(one.paidKobo, amountKobo) };
  });
  const freed = paidOf(charges) - paidOf(changed);
  const { outstandingKobo: payable } = sumsOf(
    changed.filter(({ purpose }) => purpose !== null),
    0,
  );
  const spent = Math.min(creditKobo + freed, payable);
  const after = sumsOf(changed, creditKobo + freed - spent);
  return { before, after: { ...after, outstandingKobo: after.outstandingKobo - spent } };
};

const paidOf = (charges: readonly OwedCharge[]): number =>
  charges.reduce((sum, { paidKobo }) => sum + paidKobo, 0);

const sumsOf = (charges: readonly OwedCharge[], creditKobo: number): Sums => {
  const chargedKobo = charges.reduce((sum, { amountKobo }) => sum + amountKobo, 0);
  return { chargedKobo, outstandingKobo: chargedKobo - paidOf(charges), creditKobo };
};

/** What changes would make of an account now. */
export const readEffect = async (
  db: Database | Transaction,
  accountId: number,
  changes: readonly Change[],
): Promise<ResponseOf<typeof previewAdjustment>> => {
  const charges = await db
    .select({
      id: charge.id,
      purpose: charge.purpose,
      amountKobo: charge.amountKobo,
      paidKobo: charge.paidKobo,
    })
    .from(charge)
    .where(and(eq(charge.accountId, accountId), isOwed()));
  const { before, after } = effectOf(charges, await readCredit(db, accountId), changes);
  return {
    chargedBefore: nairaOf(before.chargedKobo),
    chargedAfter: nairaOf(after.chargedKobo),
    outstandingBefore: nairaOf(before.outstandingKobo),
    outstandingAfter: nairaOf(after.outstandingKobo),
    creditBefore: nairaOf(before.creditKobo),
    creditAfter: nairaOf(after.creditKobo),
  };
};
