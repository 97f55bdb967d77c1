import { and, asc, eq, isNull, lt } from "drizzle-orm";
import type { Transaction } from "../db/database.ts";
import { receipt } from "../db/schema/ledger.ts";
import { payment } from "../db/schema/payments.ts";
import { student } from "../db/schema/students.ts";
import type { PaymentsCollege } from "../payments/payments-college.ts";
import { askForCredit, askForPayment } from "../payments/refunds/ask-refund.ts";
import { cancel, decide } from "../payments/refunds/decide-refund.ts";
import { payOut } from "../payments/refunds/pay-out.ts";
import { repeater } from "./fixed-students.ts";
import { findMoneyStaff } from "./staff/money-staff.ts";

interface RefundData extends Pick<PaymentsCollege, "config" | "identity"> {
  readonly now: Date;
}

type At = (hoursAgo: number) => PaymentsCollege;

/** Writes refunds in every state, of refused payments and of credit. */
export const writeRefunds = async (tx: Transaction, data: RefundData): Promise<void> => {
  const at: At = (hoursAgo) => ({
    db: tx,
    identity: data.identity,
    config: data.config,
    clock: () => new Date(data.now.getTime() - hoursAgo * 3_600_000),
  });
  await refundPayments(tx, at);
  await refundCredit(tx, at);
};

/** One of each state, the paid one to the student who repeats the level. */
const refundPayments = async (tx: Transaction, at: At): Promise<void> => {
  const [officer, colleague, admin] = await findMoneyStaff(tx);
  const open = await tx
    .select({ id: payment.id, refusal: payment.refusal, matricNumber: student.matricNumber })
    .from(payment)
    .innerJoin(student, eq(student.accountId, payment.accountId))
    .where(and(eq(payment.status, "refused"), isNull(payment.resolvedAt)))
    .orderBy(asc(payment.id));
  const short = open.find(({ refusal }) => refusal === "amount");
  const twiceOf = (isRepeater: boolean) =>
    open.filter(
      ({ refusal, matricNumber }) =>
        refusal === "already_paid" && (matricNumber === repeater.matricNumber) === isRepeater,
    );
  const [returned] = twiceOf(true);
  const [doubted, asked, promised] = twiceOf(false);
  if (!(returned && short && doubted && asked && promised)) return;
  const twice = { reason: "The receipt of the first payment was shown at the bursary" };

  const paid = await askForPayment(at(60), officer, returned.id, twice);
  await decide(at(40), admin, paid.id, { isApproved: true });
  await payOut(at(20), officer, paid.id, { reference: "ZIB/2026/004417" });

  const approved = await askForPayment(at(44), colleague, promised.id, twice);
  await decide(at(26), officer, approved.id, { isApproved: true });

  const declined = await askForPayment(at(42), officer, short.id, {
    reason: "The student wants the part back",
  });
  await decide(at(30), colleague, declined.id, {
    isApproved: false,
    note: "The student wants to pay the rest instead",
  });

  const cancelled = await askForPayment(at(41), colleague, doubted.id, twice);
  await cancel(at(38), colleague, cancelled.id);
  await askForPayment(at(5), officer, asked.id, twice);
};

/** The same of credit, which some students have of a late fee that was taken back. */
const refundCredit = async (tx: Transaction, at: At): Promise<void> => {
  const [officer, colleague, admin] = await findMoneyStaff(tx);
  const [first, second, third] = await tx
    .selectDistinct({ id: student.id })
    .from(student)
    .innerJoin(receipt, eq(receipt.accountId, student.accountId))
    .where(
      and(
        lt(receipt.allocatedKobo, receipt.amountKobo),
        isNull(receipt.reversesId),
        eq(receipt.isReversed, false),
      ),
    )
    .orderBy(asc(student.id))
    .limit(3);
  if (first === undefined || second === undefined || third === undefined) return;
  const ask = (hoursAgo: number, studentId: number, amount: number, reason: string) =>
    askForCredit(at(hoursAgo), officer, `demo-refund-${studentId}-${hoursAgo}`, {
      studentId,
      amount,
      kind: "overpaid",
      reason,
    });

  const paid = await ask(55, first.id, 6_000, "The late fee was taken back after it was paid");
  await decide(at(45), admin, paid.id, { isApproved: true });
  await payOut(at(21), colleague, paid.id, { reference: "ZIB/2026/004418" });

  const declined = await ask(54, second.id, 10_000, "The late fee was taken back");
  await decide(at(45), colleague, declined.id, {
    isApproved: false,
    note: "A part is kept for the hostel fee, as the student wishes",
  });
  const approved = await ask(43, second.id, 4_000, "What the hostel fee leaves over");
  await decide(at(24), admin, approved.id, { isApproved: true });

  const cancelled = await ask(36, third.id, 5_000, "Asked for at the counter");
  await cancel(at(35), officer, cancelled.id);
  await ask(4, third.id, 10_000, "The late fee was taken back after it was paid");
};
