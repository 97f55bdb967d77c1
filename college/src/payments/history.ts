import { and, desc, eq, inArray } from "drizzle-orm";
import type { College } from "../context.ts";
import { ledgerEntry, payment } from "../db/schema/payments.ts";

export interface SettledPayment {
  /** The payment's own number, by which its receipt is asked for. */
  readonly id: number;
  readonly purpose: "tuition" | "hostel" | "screening";
  readonly amountKobo: number;
  readonly paidAt: Date;
  readonly reference: string;
}

/** A student's credited payments of every session, newest first. */
export const settledPayments = ({ db }: College, accountId: number): Promise<SettledPayment[]> =>
  db
    .select({
      id: payment.id,
      purpose: ledgerEntry.purpose,
      amountKobo: ledgerEntry.amountKobo,
      paidAt: ledgerEntry.paidAt,
      reference: payment.reference,
    })
    .from(ledgerEntry)
    .innerJoin(payment, eq(payment.id, ledgerEntry.paymentId))
    .where(
      and(
        eq(ledgerEntry.accountId, accountId),
        inArray(ledgerEntry.purpose, ["tuition", "hostel"]),
      ),
    )
    .orderBy(desc(ledgerEntry.paidAt), desc(ledgerEntry.id));
