import type { slipStates } from "../../../../contract/payments/slips.ts";
import type { slip } from "../../db/schema/bank.ts";
import { nairaOf } from "../fees/amounts.ts";

export type SlipRow = typeof slip.$inferSelect;

/** What became of a slip by now. */
export const slipState = (
  { cancelledAt, settledAt, expiresAt }: Pick<SlipRow, "cancelledAt" | "settledAt" | "expiresAt">,
  now: Date,
): (typeof slipStates)[number] => {
  if (settledAt !== null) return "paid";
  if (cancelledAt !== null) return "cancelled";
  return expiresAt > now ? "open" : "expired";
};

/** A slip in the form of the contract. */
export const slipAnswer = (row: SlipRow, now: Date) => ({
  id: row.id,
  reference: row.reference,
  state: slipState(row, now),
  amount: nairaOf(row.amountKobo),
  received: nairaOf(row.receivedKobo),
  issuedAt: row.issuedAt.toISOString(),
  expiresAt: row.expiresAt.toISOString(),
  paidAt: row.settledAt?.toISOString() ?? null,
  lines: row.lines.map(({ session, label, amountKobo }) => ({
    session,
    label,
    amount: nairaOf(amountKobo),
  })),
});
