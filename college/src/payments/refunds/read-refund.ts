import { eq, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { ResponseOf } from "../../../../contract/endpoint.ts";
import type { refund as refundEndpoint } from "../../../../contract/payments/refunds.ts";
import type { Account } from "../../accounts/guard.ts";
import type { College } from "../../context.ts";
import type { Database } from "../../db/database.ts";
import { bankReceipt } from "../../db/schema/bank.ts";
import { counterReceipt } from "../../db/schema/counter.ts";
import { allocation, charge, receipt } from "../../db/schema/ledger.ts";
import { payment } from "../../db/schema/payments.ts";
import { refund } from "../../db/schema/refunds.ts";
import { sponsorReceipt } from "../../db/schema/sponsors.ts";
import { staffMember } from "../../db/schema/staff.ts";
import { notFound } from "../../http/refusal.ts";
import { colleagueName } from "../../lists/names.ts";
import { nairaOf } from "../fees/amounts.ts";
import { receiptReference } from "../ledger/receipt-reference.ts";
import { readActions } from "../records/actions.ts";
import { listedRefund, selectRefunds } from "./refund-list.ts";

type RefundRecord = ResponseOf<typeof refundEndpoint>;

/** One refund for a member of the staff. @throws 404 */
export const readRefund = async (
  { db }: Pick<College, "db">,
  caller: Pick<Account, "id">,
  id: number,
): Promise<RefundRecord> => {
  const [[listed], [found], lines, audit] = await Promise.all([
    selectRefunds(db).where(eq(refund.id, id)),
    readSteps(db, id),
    readLines(db, id),
    readActions(db, [`refund:${id}`]),
  ]);
  if (listed === undefined || found === undefined) throw notFound();
  const { row, settledAt } = found;
  const isCovered = row.state !== "approved" || row.chargeId === null || settledAt !== null;
  return {
    ...listedRefund(listed),
    reason: row.reason,
    decidedBy: found.decidedBy || null,
    note: row.note,
    cancelledAt: row.cancelledAt?.toISOString() ?? null,
    cancelledBy: found.cancelledBy || null,
    paidBy: found.paidBy || null,
    lines: lines.map(({ amountKobo, ...line }) => ({ ...line, amount: nairaOf(amountKobo) })),
    isCovered,
    audit,
    canDecide: row.state === "asked" && row.askedBy !== caller.id,
    canPayOut: row.state === "approved" && isCovered,
    canCancel: row.state === "asked" || row.state === "approved",
  };
};

const readSteps = (db: Database, id: number) => {
  const decider = alias(staffMember, "decider");
  const canceller = alias(staffMember, "canceller");
  const cashier = alias(staffMember, "cashier");
  return db
    .select({
      row: refund,
      settledAt: charge.settledAt,
      decidedBy: colleagueName(decider),
      cancelledBy: colleagueName(canceller),
      paidBy: colleagueName(cashier),
    })
    .from(refund)
    .leftJoin(charge, eq(charge.id, refund.chargeId))
    .leftJoin(decider, eq(decider.accountId, refund.decidedBy))
    .leftJoin(canceller, eq(canceller.accountId, refund.cancelledBy))
    .leftJoin(cashier, eq(cashier.accountId, refund.paidBy))
    .where(eq(refund.id, id));
};

/** The receipts whose money it takes now; what was taken back is left out. */
const readLines = (db: Database, id: number) =>
  db
    .select({
      id: receipt.id,
      channel: receipt.channel,
      reference: receiptReference,
      amountKobo: sql`sum(${allocation.amountKobo})`.mapWith(Number),
    })
    .from(refund)
    .innerJoin(allocation, eq(allocation.chargeId, refund.chargeId))
    .innerJoin(receipt, eq(receipt.id, allocation.receiptId))
    .leftJoin(payment, eq(payment.id, receipt.paymentId))
    .leftJoin(counterReceipt, eq(counterReceipt.receiptId, receipt.id))
    .leftJoin(bankReceipt, eq(bankReceipt.receiptId, receipt.id))
    .leftJoin(sponsorReceipt, eq(sponsorReceipt.receiptId, receipt.id))
    .where(eq(refund.id, id))
    .groupBy(
      receipt.id,
      payment.reference,
      counterReceipt.number,
      bankReceipt.number,
      sponsorReceipt.number,
    )
    .having(sql`sum(${allocation.amountKobo}) > 0`)
    .orderBy(receipt.id);
