import { eq } from "drizzle-orm";
import type { BodyOf } from "../../../../contract/endpoint.ts";
import type { askRowVoid, decideRowVoid } from "../../../../contract/payments/bank-rows.ts";
import type { Account } from "../../accounts/guard.ts";
import { recordChange } from "../../audit/record-change.ts";
import type { Transaction } from "../../db/database.ts";
import { bankReceipt, bankRow } from "../../db/schema/bank.ts";
import { receiptVoid } from "../../db/schema/counter.ts";
import { receipt } from "../../db/schema/ledger.ts";
import { notFound, refuse } from "../../http/refusal.ts";
import { receiptVoidedMail } from "../../mail/payment-mails.ts";
import { lockAccounts, reverseReceipt } from "../ledger/entries.ts";
import { mailPayer } from "../mail-payer.ts";
import type { PaymentsCollege } from "../payments-college.ts";
import { readReason } from "../reason.ts";
import { isPaidOut } from "../refunds/conditions.ts";
import { enterVoid, requireNotPaidOut, requireWaitingVoid } from "../voids.ts";
import { lockRow } from "./match-row.ts";
import { statementTexts } from "./texts.ts";

type Caller = Pick<Account, "id">;

/** The row's receipt keeps paying until somebody else approves. @throws 400; 404; 409 `changed_elsewhere`, `refunded` */
export const askVoid = async (
  college: PaymentsCollege,
  caller: Caller,
  id: number,
  { reason }: BodyOf<typeof askRowVoid>,
): Promise<void> => {
  const text = readReason("reason", reason);
  await college.db.transaction(async (tx) => {
    const found = await lockCredited(tx, id);
    const { receiptId, number } = found;
    requireNotPaidOut(found);
    await enterVoid(tx, {
      receiptId,
      reason: text,
      askedBy: caller.id,
      askedAt: college.clock(),
    });
    await recordChange(college, tx, {
      actorAccountId: caller.id,
      action: "bank_row.ask_void",
      subject: `bank_row:${id}`,
      before: { number },
      reason: text,
    });
  });
};

/**
 * An approved void makes the row a leftover again. What the receipt paid is owed, and other credit of the student pays it at
 * once. @throws 400; 404; 409 `changed_elsewhere`, `second_person`, `refunded`
 */
export const decideVoid = async (
  college: PaymentsCollege,
  caller: Caller,
  id: number,
  { isApproved, note = "" }: BodyOf<typeof decideRowVoid>,
): Promise<void> => {
  const text = isApproved ? null : readReason("note", note);
  await college.db.transaction(async (tx) => {
    const found = await lockCredited(tx, id);
    const { receiptId, accountId, number, amountKobo } = found;
    const waiting = await requireWaitingVoid(tx, caller, receiptId);
    if (isApproved) requireNotPaidOut(found);
    const now = college.clock();
    if (isApproved) {
      await reverseReceipt(tx, { accountId, receiptId }, now);
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
        // It is in no cash book.
        isAfterClosing: isApproved ? false : null,
      })
      .where(eq(receiptVoid.id, waiting.id));
    await recordChange(college, tx, {
      actorAccountId: caller.id,
      action: isApproved ? "bank_row.void" : "bank_row.decline_void",
      subject: `bank_row:${id}`,
      before: { number, askedBy: waiting.askedBy, reason: waiting.reason },
      reason: text,
    });
  });
};

/** Locks the account of a row's receipt, then the row. @throws 404; 409 `changed_elsewhere` where nobody is credited */
const lockCredited = async (tx: Transaction, id: number) => {
  const [found] = await tx
    .select({
      rowId: bankRow.id,
      receiptId: bankRow.receiptId,
      accountId: receipt.accountId,
      amountKobo: receipt.amountKobo,
      number: bankReceipt.number,
    })
    .from(bankRow)
    .leftJoin(receipt, eq(receipt.id, bankRow.receiptId))
    .leftJoin(bankReceipt, eq(bankReceipt.receiptId, bankRow.receiptId))
    .where(eq(bankRow.id, id));
  if (found === undefined) throw notFound();
  const { receiptId, accountId, amountKobo, number } = found;
  const notCredited = refuse(409, statementTexts.notCredited, "changed_elsewhere");
  if (receiptId === null || accountId === null || amountKobo === null || number === null) {
    throw notCredited;
  }
  await lockAccounts(tx, [accountId]);
  const locked = await lockRow(tx, id);
  if (locked.receiptId !== receiptId) throw notCredited;
  const [paid] = await tx
    .select({ isPaidOut: isPaidOut(bankReceipt.receiptId) })
    .from(receipt)
    .innerJoin(bankReceipt, eq(bankReceipt.receiptId, receipt.id))
    .where(eq(receipt.id, receiptId));
  return { receiptId, accountId, amountKobo, number, isPaidOut: paid?.isPaidOut === true };
};
