import { and, asc, desc, eq, isNull, ne, type SQL } from "drizzle-orm";
import type { Transaction } from "../db/database.ts";
import { charge } from "../db/schema/ledger.ts";
import { student } from "../db/schema/students.ts";
import { ask } from "../payments/adjustments/ask-adjustment.ts";
import { cancel, decide } from "../payments/adjustments/decide-adjustment.ts";
import type { PaymentsCollege } from "../payments/payments-college.ts";
import { findMoneyStaff } from "./staff/money-staff.ts";

interface AdjustmentData extends Pick<PaymentsCollege, "config" | "identity"> {
  readonly now: Date;
  readonly sessionId: number;
}

/** Writes adjustments in every state, and an approved one of a student who has deferred. */
export const writeAdjustments = async (
  tx: Transaction,
  { now, sessionId, config, identity }: AdjustmentData,
): Promise<void> => {
  const at = (hoursAgo: number): PaymentsCollege => ({
    db: tx,
    identity,
    config,
    clock: () => new Date(now.getTime() - hoursAgo * 3_600_000),
  });
  const [officer, colleague, admin] = await findMoneyStaff(tx);
  const [first, second, third, fourth, leaver] = await findCharged(tx, sessionId);
  if (!(first && second && third && fourth && leaver)) return;
  const request = (one: typeof first, part: number, kind: "waived" | "wrongly_charged") => ({
    studentId: one.studentId,
    kind,
    lines: [{ chargeId: one.chargeId, amount: Math.floor((one.amountKobo * part) / 10_000) * 100 }],
  });

  const approved = await ask(at(52), officer, "demo-adjustment-approved", {
    ...request(first, 0.5, "waived"),
    reason: "Half of it is waived by the council for staff children",
  });
  await decide(at(30), admin, approved.id, { isApproved: true });

  const declined = await ask(at(50), officer, "demo-adjustment-declined", {
    ...request(second, 0, "waived"),
    reason: "The student asks for a waiver",
  });
  await decide(at(31), colleague, declined.id, {
    isApproved: false,
    note: "There is no letter of the council",
  });

  const cancelled = await ask(at(28), officer, "demo-adjustment-cancelled", {
    ...request(third, 0, "wrongly_charged"),
    reason: "Charged to the wrong student",
  });
  await cancel(at(27), officer, cancelled.id);

  await ask(at(6), officer, "demo-adjustment-asked", {
    ...request(fourth, 0, "wrongly_charged"),
    reason: "The student brought their own materials",
  });

  const left = await ask(at(26), colleague, "demo-adjustment-withdrawn", {
    studentId: leaver.studentId,
    kind: "withdrawn",
    reason: "The student deferred before the lectures began",
    lines: [{ chargeId: leaver.chargeId, amount: 0 }],
  });
  await decide(at(22), admin, left.id, { isApproved: true });
};

/** Four students who have paid nothing of a charge of section A, the last on the roll, and one who is not active. */
const findCharged = async (tx: Transaction, sessionId: number) => {
  const unpaid = and(
    eq(student.standing, "active"),
    eq(charge.sessionId, sessionId),
    eq(charge.section, "A"),
    eq(charge.paidKobo, 0),
  );
  return [
    ...(await findCharges(tx, unpaid, 4)),
    ...(await findCharges(tx, ne(student.standing, "active"), 1)),
  ];
};

/** A live charge of each student. */
const findCharges = (tx: Transaction, where: SQL | undefined, most: number) =>
  tx
    .selectDistinctOn([student.id], {
      studentId: student.id,
      chargeId: charge.id,
      amountKobo: charge.amountKobo,
    })
    .from(charge)
    .innerJoin(student, eq(student.accountId, charge.accountId))
    .where(and(where, isNull(charge.reversesId), eq(charge.isReversed, false)))
    .orderBy(desc(student.id), asc(charge.id))
    .limit(most);
