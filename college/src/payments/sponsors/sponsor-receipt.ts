import { eq } from "drizzle-orm";
import type { BodyOf, ResponseOf } from "../../../../contract/endpoint.ts";
import type {
  askSponsorReceiptVoid,
  decideSponsorReceiptVoid,
  sponsorReceipt as sponsorReceiptEndpoint,
} from "../../../../contract/payments/sponsor-receipts.ts";
import type { Account } from "../../accounts/guard.ts";
import { recordChange } from "../../audit/record-change.ts";
import type { Database, Transaction } from "../../db/database.ts";
import { receiptVoid } from "../../db/schema/counter.ts";
import { receipt } from "../../db/schema/ledger.ts";
import { remittanceShare, sponsorReceipt, sponsorRemittance } from "../../db/schema/sponsors.ts";
import { student } from "../../db/schema/students.ts";
import { notFound, refuse } from "../../http/refusal.ts";
import { personName } from "../../lists/names.ts";
import { sponsorReceiptVoidedMail } from "../../mail/payment-mails.ts";
import { nairaOf } from "../fees/amounts.ts";
import { lockAccounts, reverseReceipt } from "../ledger/entries.ts";
import { refundedKobo } from "../ledger/paid.ts";
import { mailPayer } from "../mail-payer.ts";
import type { PaymentsCollege } from "../payments-college.ts";
import { readReason } from "../reason.ts";
import { isPaidOut } from "../refunds/conditions.ts";
import { paymentTexts } from "../texts.ts";
import {
  enterVoid,
  mayDecideVoid,
  readVoids,
  requireNotPaidOut,
  requireWaitingVoid,
} from "../voids.ts";

type ReceiptRecord = ResponseOf<typeof sponsorReceiptEndpoint>;
type Caller = Pick<Account, "id">;

const selectReceipts = (db: Database | Transaction) =>
  db
    .select({
      id: receipt.id,
      accountId: receipt.accountId,
      amountKobo: receipt.amountKobo,
      refundedKobo,
      isPaidOut: isPaidOut(receipt.id),
      isReversed: receipt.isReversed,
      code: receipt.code,
      number: sponsorReceipt.number,
      sponsor: sponsorReceipt.sponsor,
      lines: sponsorReceipt.lines,
      remittanceId: sponsorRemittance.id,
      bankReference: sponsorRemittance.bankReference,
      paidOn: sponsorRemittance.paidOn,
      student: {
        id: student.id,
        matricNumber: student.matricNumber,
        name: personName(student),
      },
    })
    .from(receipt)
    .innerJoin(sponsorReceipt, eq(sponsorReceipt.receiptId, receipt.id))
    .innerJoin(remittanceShare, eq(remittanceShare.id, sponsorReceipt.shareId))
    .innerJoin(sponsorRemittance, eq(sponsorRemittance.id, remittanceShare.remittanceId))
    .innerJoin(student, eq(student.id, remittanceShare.studentId))
    .$dynamic();

/** @throws 404 */
export const readSponsorReceipt = async (
  { db }: Pick<PaymentsCollege, "db">,
  caller: Caller,
  id: number,
): Promise<ReceiptRecord> => {
  const [[found], allVoids] = await Promise.all([
    selectReceipts(db).where(eq(receipt.id, id)),
    readVoids(db, [id]),
  ]);
  if (found === undefined) throw notFound();
  const { amountKobo, isReversed, isPaidOut: wasPaidOut, code, lines, ...rest } = found;
  const voids = allVoids.get(id) ?? [];
  const isAsked = voids.some(({ isApproved }) => isApproved === null);
  return {
    ...rest,
    amount: nairaOf(amountKobo),
    refunded: nairaOf(rest.refundedKobo),
    state: stateOf(isReversed, isAsked),
    lines: lines.map(({ session, label, amountKobo: kobo }) => ({
      session,
      label,
      amount: nairaOf(kobo),
    })),
    receiptCode: code ?? "",
    voids: [...voids],
    canAskVoid: !isReversed && !isAsked && !wasPaidOut,
    canDecideVoid: mayDecideVoid(voids, caller),
  };
};

const stateOf = (isReversed: boolean, isAsked: boolean) => {
  if (isReversed) return "voided" as const;
  return isAsked ? ("void_asked" as const) : ("valid" as const);
};

/** The receipt keeps paying until somebody else approves. @throws 400; 404; 409 `changed_elsewhere`, `refunded` */
export const askVoid = async (
  college: PaymentsCollege,
  caller: Caller,
  id: number,
  { reason }: BodyOf<typeof askSponsorReceiptVoid>,
): Promise<ReceiptRecord> => {
  const text = readReason("reason", reason);
  await college.db.transaction(async (tx) => {
    const found = await lockReceipt(tx, id);
    if (found.isReversed) throw refuse(409, paymentTexts.voidedAlready, "changed_elsewhere");
    requireNotPaidOut(found);
    await enterVoid(tx, {
      receiptId: id,
      reason: text,
      askedBy: caller.id,
      askedAt: college.clock(),
    });
    await recordChange(college, tx, {
      actorAccountId: caller.id,
      action: "sponsor_receipt.ask_void",
      subject: `sponsor_receipt:${id}`,
      reason: text,
    });
  });
  return readSponsorReceipt(college, caller, id);
};

/**
 * What an approved void takes back is owed again; other credit of the student pays it at once.
 * @throws 400; 404; 409 `changed_elsewhere`, `second_person`, `refunded`
 */
export const decideVoid = async (
  college: PaymentsCollege,
  caller: Caller,
  id: number,
  { isApproved, note = "" }: BodyOf<typeof decideSponsorReceiptVoid>,
): Promise<ReceiptRecord> => {
  const text = isApproved ? null : readReason("note", note);
  await college.db.transaction(async (tx) => {
    const found = await lockReceipt(tx, id);
    const { accountId, number, amountKobo, sponsor } = found;
    const waiting = await requireWaitingVoid(tx, caller, id);
    if (isApproved) requireNotPaidOut(found);
    const now = college.clock();
    if (isApproved) {
      await reverseReceipt(tx, { accountId, receiptId: id }, now);
      await mailPayer(college, tx, accountId, (owner) =>
        sponsorReceiptVoidedMail(college.identity, { ...owner, number, amountKobo, sponsor }),
      );
    }
    await tx
      .update(receiptVoid)
      .set({
        isApproved,
        decidedBy: caller.id,
        decidedAt: now,
        note: text,
        // It is in no cash book.
        isAfterClosing: isApproved ? false : null,
      })
      .where(eq(receiptVoid.id, waiting.id));
    await recordChange(college, tx, {
      actorAccountId: caller.id,
      action: isApproved ? "sponsor_receipt.void" : "sponsor_receipt.decline_void",
      subject: `sponsor_receipt:${id}`,
      before: { askedBy: waiting.askedBy, reason: waiting.reason },
      reason: text,
    });
  });
  return readSponsorReceipt(college, caller, id);
};

/** Locks the account of a receipt, so that nothing is paid with it or taken back meanwhile. @throws 404 */
const lockReceipt = async (tx: Transaction, id: number) => {
  const [found] = await selectReceipts(tx).where(eq(receipt.id, id));
  if (found === undefined) throw notFound();
  await lockAccounts(tx, [found.accountId]);
  const [locked] = await selectReceipts(tx).where(eq(receipt.id, id));
  return locked ?? found;
};
