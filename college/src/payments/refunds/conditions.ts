import { and, eq, isNull, not, type SQL, type SQLWrapper, sql } from "drizzle-orm";
import { allocation } from "../../db/schema/ledger.ts";
import { payment } from "../../db/schema/payments.ts";
import { refund } from "../../db/schema/refunds.ts";

/** In a query: whether a refund of a payment is approved and not paid out yet. */
export const isInRefund: SQL<boolean> = sql<boolean>`exists (
  select from ${refund} promised where promised.payment_id = ${payment.id} and promised.state = 'approved')`;

/** In a query: refused money that nobody has dealt with, and that no approved refund gives back. */
export const isRefusedAndWaiting = (): SQL | undefined =>
  and(eq(payment.status, "refused"), isNull(payment.resolvedAt), not(isInRefund));

/** In a query: whether money of a receipt was paid out as a refund, so that it cannot be voided. */
export const isPaidOut = (receiptId: SQLWrapper): SQL<boolean> => sql<boolean>`exists (
  select from ${allocation} back join ${refund} given on given.charge_id = back.charge_id
  where back.receipt_id = ${receiptId} and given.paid_at is not null)`;
