import { eq } from "drizzle-orm";
import type { BodyOf, ResponseOf } from "../../../../contract/endpoint.ts";
import type {
  askReceiptVoid,
  counterReceipt as counterReceiptEndpoint,
  decideReceiptVoid,
} from "../../../../contract/payments/counter.ts";
import type { Account } from "../../accounts/guard.ts";
import { recordChange } from "../../audit/record-change.ts";
import type { Transaction } from "../../db/database.ts";
import { counterReceipt, receiptVoid } from "../../db/schema/counter.ts";
import { receipt } from "../../db/schema/ledger.ts";
import { notFound, refuse } from "../../http/refusal.ts";
import { receiptVoidedMail } from "../../mail/payment-mails.ts";
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
import { lockBook } from "./cash-book.ts";
import { listedReceipt, selectCounterReceipts } from "./receipt-list.ts";

type ReceiptRecord = ResponseOf<typeof counterReceiptEndpoint>;

/** @throws 404 */
export const readCounterReceipt = async (
  { db }: PaymentsCollege,
  caller: Pick<Account, "id">,
  id: number,
): Promise<ReceiptRecord> => {
  const [[listed], [found], allVoids] = await Promise.all([
    selectCounterReceipts(db).where(eq(receipt.id, id)),
    db
      .select({
        lines: counterReceipt.lines,
        code: receipt.code,
        refundedKobo,
        isPaidOut: isPaidOut(receipt.id),
      })
      .from(counterReceipt)
      .innerJoin(receipt, eq(receipt.id, counterReceipt.receiptId))
      .where(eq(counterReceipt.receiptId, id)),
    readVoids(db, [id]),
  ]);
  if (listed === undefined || found === undefined) throw notFound();
  const answer = listedReceipt(listed);
  const voids = allVoids.get(id) ?? [];
  return {
    ...answer,
    lines: found.lines.map(({ session, label, amountKobo }) => ({
      session,
      label,
      amount: nairaOf(amountKobo),
    })),
    refunded: nairaOf(found.refundedKobo),
    receiptCode: found.code ?? "",
    voids: [...voids],
    canAskVoid: answer.state === "valid" && !found.isPaidOut,
    canDecideVoid: mayDecideVoid(voids, caller),
  };
};

/** The receipt keeps paying until somebody else approves. @throws 400; 404; 409 `changed_elsewhere`, `refunded` */
export const askVoid = async (
  college: PaymentsCollege,
  caller: Pick<Account, "id">,
  id: number,
  { reason }: BodyOf<typeof askReceiptVoid>,
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
      action: "counter_receipt.ask_void",
      subject: `counter_receipt:${id}`,
      reason: text,
    });
  });
  return readCounterReceipt(college, caller, id);
};

/**
 * What an approved void takes back is owed again; other credit of the student pays it at once.
 * @throws 400; 404; 409 `changed_elsewhere`, `second_person`, `refunded`
 */
export const decideVoid = async (
  college: PaymentsCollege,
  caller: Pick<Account, "id">,
  id: number,
  { isApproved, note = "" }: BodyOf<typeof decideReceiptVoid>,
): Promise<ReceiptRecord> => {
  const text = isApproved ? null : readReason("note", note);
  await college.db.transaction(async (tx) => {
    const found = await lockReceipt(tx, id);
    const { accountId, cashBookId, number, amountKobo } = found;
    const waiting = await requireWaitingVoid(tx, caller, id);
    if (isApproved) requireNotPaidOut(found);
    // Whoever closes the book counts with or without this receipt.
    const { isClosed } = await lockBook(tx, cashBookId);
    const now = college.clock();
    if (isApproved) {
      await reverseReceipt(tx, { accountId, receiptId: id }, now);
      await mailPayer(college, tx, accountId, (student) =>
        receiptVoidedMail(college.identity, { ...student, number, amountKobo }),
      );
    }
    await tx
      .update(receiptVoid)
      .set({
        isApproved,
        decidedBy: caller.id,
        decidedAt: now,
        note: text,
        isAfterClosing: isApproved ? isClosed : null,
      })
      .where(eq(receiptVoid.id, waiting.id));
    await recordChange(college, tx, {
      actorAccountId: caller.id,
      action: isApproved ? "counter_receipt.void" : "counter_receipt.decline_void",
      subject: `counter_receipt:${id}`,
      before: { askedBy: waiting.askedBy, reason: waiting.reason },
      reason: text,
    });
  });
  return readCounterReceipt(college, caller, id);
};

/** Locks the account of a receipt, so that nothing is paid with it or taken back meanwhile. @throws 404 */
const lockReceipt = async (tx: Transaction, id: number) => {
  const read = () =>
    tx
      .select({
        accountId: receipt.accountId,
        isReversed: receipt.isReversed,
        cashBookId: counterReceipt.cashBookId,
        number: counterReceipt.number,
        amountKobo: receipt.amountKobo,
        isPaidOut: isPaidOut(receipt.id),
      })
      .from(receipt)
      .innerJoin(counterReceipt, eq(counterReceipt.receiptId, receipt.id))
      .where(eq(receipt.id, id));
  const [found] = await read();
  if (found === undefined) throw notFound();
  await lockAccounts(tx, [found.accountId]);
  const [locked] = await read();
  return locked ?? found;
};
