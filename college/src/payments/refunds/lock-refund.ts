import { eq } from "drizzle-orm";
import type { Transaction } from "../../db/database.ts";
import { payment } from "../../db/schema/payments.ts";
import { refund } from "../../db/schema/refunds.ts";
import { notFound } from "../../http/refusal.ts";
import { lockAccounts } from "../ledger/entries.ts";

/**
 * Locks what a refund takes its money from, the account's ledger or the refused payment, and reads the refund as it is then.
 * @throws 404
 */
export const lockRefund = async (
  tx: Transaction,
  id: number,
): Promise<typeof refund.$inferSelect> => {
  const read = () => tx.select().from(refund).where(eq(refund.id, id));
  const [found] = await read();
  if (found === undefined) throw notFound();
  if (found.paymentId === null) await lockAccounts(tx, [found.accountId]);
  else await lockPayment(tx, found.paymentId);
  const [locked] = await read();
  return locked ?? found;
};

/** Locks a payment, so that its refused money is dealt with once. @throws 404 */
export const lockPayment = async (
  tx: Transaction,
  id: number,
): Promise<typeof payment.$inferSelect> => {
  const [row] = await tx.select().from(payment).where(eq(payment.id, id)).for("update");
  if (row === undefined) throw notFound();
  return row;
};
