import { and, asc, desc, eq, isNull } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { chargeSections } from "../../../../contract/payments/account.ts";
import type { College } from "../../context.ts";
import type { Database } from "../../db/database.ts";
import { adjustment, adjustmentLine } from "../../db/schema/adjustments.ts";
import { bankAccount, bankReceipt, bankRow } from "../../db/schema/bank.ts";
import { academicSession } from "../../db/schema/calendar.ts";
import { counterReceipt } from "../../db/schema/counter.ts";
import { allocation, charge, receipt } from "../../db/schema/ledger.ts";
import { payment } from "../../db/schema/payments.ts";
import { refund } from "../../db/schema/refunds.ts";
import { sponsorReceipt } from "../../db/schema/sponsors.ts";
import { student, studentLevel } from "../../db/schema/students.ts";
import { grouped } from "../../grouped.ts";
import { readCalendar } from "../../registration/calendar.ts";
import { readShownAdjustments, type ShownAdjustment } from "../adjustments/shown.ts";
import { type PaidOnline, readPaidOnline } from "../fees/fee-sections.ts";
import { levelIn } from "../ledger/charge-plans.ts";
import { chargeStudents } from "../ledger/charge-students.ts";
import { readCredit } from "../ledger/credit.ts";
import { isOwed, owedSection, refundedKobo } from "../ledger/paid.ts";
import { receiptReference } from "../ledger/receipt-reference.ts";
import { readShownRefunds, type ShownRefund } from "../refunds/shown.ts";

/** In kobo. */
interface Sums {
  readonly chargedKobo: number;
  readonly paidKobo: number;
  readonly outstandingKobo: number;
}

/** What a receipt pays of a charge. */
interface ChargePayment {
  readonly channel: (typeof receipt.$inferSelect)["channel"];
  /** Who paid; null unless a sponsor did. */
  readonly sponsor: string | null;
  readonly reference: string;
  readonly amountKobo: number;
  readonly paidAt: Date;
}

export interface AccountCharge extends Sums {
  readonly id: number;
  readonly code: string;
  readonly label: string;
  /** What it was before an adjustment, and when that was approved; null where there was none. */
  readonly adjusted: { readonly fromKobo: number; readonly at: Date } | null;
  readonly payments: readonly ChargePayment[];
}

export interface AccountSession extends Sums {
  /** `2025/2026`. */
  readonly session: string;
  readonly sections: readonly {
    readonly section: (typeof chargeSections)[number];
    readonly charges: readonly AccountCharge[];
  }[];
}

/** A section of a session that students may pay online as well. */
interface PayableSection {
  readonly session: string;
  readonly section: (typeof chargeSections)[number];
  readonly outstandingKobo: number;
}

/** Money that came in. */
interface AccountReceipt extends ChargePayment {
  readonly id: number;
  /** What of it is given back, or reserved for an approved refund. */
  readonly refundedKobo: number;
  /** Where it was paid in; null unless at a bank or by Remita. */
  readonly bank: string | null;
  /** Of one that was taken back: it pays nothing. */
  readonly voidedAt: Date | null;
}

/**
 * All that was charged to a student and not taken back, and what paid it. What receipts come to is what was paid, refunded and
 * credit together.
 */
export interface StudentAccount extends Sums {
  /** Outstanding of sessions before the current one. */
  readonly arrearsKobo: number;
  readonly creditKobo: number;
  /** Of the receipts: given back, or reserved for an approved refund. */
  readonly refundedKobo: number;
  /** Newest first. */
  readonly sessions: readonly AccountSession[];
  /** Beside the sessions, because a statement does not change when the college takes a section online. */
  readonly payableOnline: readonly PayableSection[];
  /** Newest first, with those that were taken back. */
  readonly receipts: readonly AccountReceipt[];
  /** Newest first, in every state. */
  readonly refunds: readonly ShownRefund[];
  /** Approved ones, the newest first. */
  readonly adjustments: readonly ShownAdjustment[];
}

/** Charges what the current session lacks, then reads the account: seven statements, whatever the account holds. */
export const readAccount = async (college: College, accountId: number): Promise<StudentAccount> => {
  const { db } = college;
  const { session } = await readCalendar(db);
  if (session !== undefined) {
    await db.transaction((tx) => chargeStudents(college, tx, session.id, [accountId]));
  }
  const [charges, shares, creditKobo, receipts, refunds, isPaidOnline, adjustments] =
    await Promise.all([
      readCharges(db, accountId),
      readShares(db, accountId),
      readCredit(db, accountId),
      readReceipts(db, accountId),
      readShownRefunds(db, eq(refund.accountId, accountId)),
      readPaidOnline(db),
      readShownAdjustments(db, accountId, "approved"),
    ]);
  const paidBy = grouped(shares, ({ chargeId }) => chargeId);
  const sessions = [...grouped(charges, (one) => one.session)].map(([name, own]) => ({
    session: name,
    ...sumOf(own),
    sections: chargeSections.flatMap((section) => {
      const ofSection = own.filter((one) => one.section === section);
      if (ofSection.length === 0) return [];
      return {
        section,
        charges: ofSection.map((one) => ({
          id: one.id,
          code: one.code,
          label: one.label,
          ...sumOf([one]),
          adjusted:
            one.adjustedFrom === null || one.adjustedAt === null
              ? null
              : { fromKobo: one.adjustedFrom, at: one.adjustedAt },
          payments: paymentsOf(paidBy.get(one.id) ?? []),
        })),
      };
    }),
  }));
  return {
    ...sumOf(charges),
    arrearsKobo: sumOf(charges.filter((one) => isBefore(one.session, session?.name)))
      .outstandingKobo,
    creditKobo,
    refundedKobo: receipts.reduce((sum, one) => sum + one.refundedKobo, 0),
    sessions,
    payableOnline: payableIn(charges, isPaidOnline),
    receipts,
    refunds,
    adjustments,
  };
};

const payableIn = (
  charges: Awaited<ReturnType<typeof readCharges>>,
  isPaidOnline: PaidOnline,
): readonly PayableSection[] => {
  const payable = charges.filter(
    ({ purpose, level, section }) => purpose === null && isPaidOnline(level, section),
  );
  return [...grouped(payable, (one) => `${one.session} ${one.section}`).values()].flatMap((own) => {
    const [first] = own;
    if (first === undefined) return [];
    const { session, section } = first;
    return { session, section, outstandingKobo: sumOf(own).outstandingKobo };
  });
};

/** Sessions are called by their years, so that their names sort by time. */
const isBefore = (session: string, current: string | undefined): boolean =>
  current === undefined || session < current;

const sumOf = (
  charges: readonly { readonly amountKobo: number; readonly paidKobo: number }[],
): Sums => {
  const chargedKobo = charges.reduce((sum, { amountKobo }) => sum + amountKobo, 0);
  const paidKobo = charges.reduce((sum, one) => sum + one.paidKobo, 0);
  return { chargedKobo, paidKobo, outstandingKobo: chargedKobo - paidKobo };
};

const readCharges = (db: Database, accountId: number) =>
  db
    .select({
      id: charge.id,
      session: academicSession.name,
      section: owedSection,
      purpose: charge.purpose,
      level: levelIn,
      code: charge.code,
      label: charge.label,
      amountKobo: charge.amountKobo,
      paidKobo: charge.paidKobo,
      adjustedFrom: adjustmentLine.fromKobo,
      adjustedAt: adjustment.decidedAt,
    })
    .from(charge)
    .innerJoin(student, eq(student.accountId, charge.accountId))
    .leftJoin(
      studentLevel,
      and(eq(studentLevel.studentId, student.id), eq(studentLevel.sessionId, charge.sessionId)),
    )
    .innerJoin(academicSession, eq(academicSession.id, charge.sessionId))
    .leftJoin(adjustmentLine, eq(adjustmentLine.newChargeId, charge.id))
    .leftJoin(adjustment, eq(adjustment.id, adjustmentLine.adjustmentId))
    .where(and(eq(charge.accountId, accountId), isOwed()))
    .orderBy(desc(academicSession.name), asc(charge.id));

const readReceipts = (db: Database, accountId: number) => {
  const counterEntry = alias(receipt, "counter_entry");
  return db
    .select({
      id: receipt.id,
      channel: receipt.channel,
      sponsor: sponsorReceipt.sponsor,
      reference: receiptReference,
      bank: bankAccount.bank,
      amountKobo: receipt.amountKobo,
      paidAt: receipt.paidAt,
      voidedAt: counterEntry.paidAt,
      refundedKobo,
    })
    .from(receipt)
    .leftJoin(payment, eq(payment.id, receipt.paymentId))
    .leftJoin(counterReceipt, eq(counterReceipt.receiptId, receipt.id))
    .leftJoin(bankReceipt, eq(bankReceipt.receiptId, receipt.id))
    .leftJoin(bankRow, eq(bankRow.id, bankReceipt.rowId))
    .leftJoin(bankAccount, eq(bankAccount.id, bankRow.bankAccountId))
    .leftJoin(sponsorReceipt, eq(sponsorReceipt.receiptId, receipt.id))
    .leftJoin(counterEntry, eq(counterEntry.reversesId, receipt.id))
    .where(and(eq(receipt.accountId, accountId), isNull(receipt.reversesId)))
    .orderBy(desc(receipt.paidAt), desc(receipt.id));
};

const readShares = (db: Database, accountId: number) =>
  db
    .select({
      chargeId: allocation.chargeId,
      receiptId: receipt.id,
      amountKobo: allocation.amountKobo,
      channel: receipt.channel,
      sponsor: sponsorReceipt.sponsor,
      reference: receiptReference,
      paidAt: receipt.paidAt,
    })
    .from(receipt)
    .innerJoin(allocation, eq(allocation.receiptId, receipt.id))
    .leftJoin(payment, eq(payment.id, receipt.paymentId))
    .leftJoin(counterReceipt, eq(counterReceipt.receiptId, receipt.id))
    .leftJoin(bankReceipt, eq(bankReceipt.receiptId, receipt.id))
    .leftJoin(sponsorReceipt, eq(sponsorReceipt.receiptId, receipt.id))
    .where(eq(receipt.accountId, accountId))
    .orderBy(asc(allocation.id));

type Share = Awaited<ReturnType<typeof readShares>>[number];

/** One for each receipt; what was paid and taken back again is left out. */
const paymentsOf = (shares: readonly Share[]): readonly ChargePayment[] =>
  [...grouped(shares, ({ receiptId }) => receiptId).values()].flatMap((own) => {
    const [first] = own;
    const amountKobo = own.reduce((sum, one) => sum + one.amountKobo, 0);
    if (first === undefined || amountKobo === 0) return [];
    const { channel, sponsor, reference, paidAt } = first;
    return { channel, sponsor, reference, paidAt, amountKobo };
  });
