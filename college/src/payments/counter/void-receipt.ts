import { and, desc, eq, isNull } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
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
import { staffMember } from "../../db/schema/staff.ts";
import { notFound, refuse, refuseFields } from "../../http/refusal.ts";
import { receiptVoidedMail } from "../../mail/payment-mails.ts";
import { oneLine } from "../../typed-text.ts";
import { nairaOf } from "../fees/amounts.ts";
import { lockAccounts, reverseReceipt } from "../ledger/entries.ts";
import { type CounterCollege, lockBook } from "./cash-book.ts";
import { mailStudent } from "./mail-student.ts";
import { listedReceipt, selectCounterReceipts } from "./receipt-list.ts";
import { counterTexts } from "./texts.ts";

type ReceiptRecord = ResponseOf<typeof counterReceiptEndpoint>;

/** @throws 404 */
export const readCounterReceipt = async (
  { db }: CounterCollege,
  caller: Pick<Account, "id">,
  id: number,
): Promise<ReceiptRecord> => {
  const asker = alias(staffMember, "asker");
  const decider = alias(staffMember, "decider");
  const [[listed], [found], voids] = await Promise.all([
    selectCounterReceipts(db).where(eq(receipt.id, id)),
    db
      .select({ lines: counterReceipt.lines, code: receipt.code })
      .from(counterReceipt)
      .innerJoin(receipt, eq(receipt.id, counterReceipt.receiptId))
      .where(eq(counterReceipt.receiptId, id)),
    db
      .select({ one: receiptVoid, asker, decider })
      .from(receiptVoid)
      .leftJoin(asker, eq(asker.accountId, receiptVoid.askedBy))
      .leftJoin(decider, eq(decider.accountId, receiptVoid.decidedBy))
      .where(eq(receiptVoid.receiptId, id))
      .orderBy(desc(receiptVoid.id)),
  ]);
  if (listed === undefined || found === undefined) throw notFound();
  const answer = listedReceipt(listed);
  const waiting = voids.find(({ one }) => one.isApproved === null);
  return {
    ...answer,
    lines: found.lines.map(({ session, label, amountKobo }) => ({
      session,
      label,
      amount: nairaOf(amountKobo),
    })),
    receiptCode: found.code ?? "",
    voids: voids.map(({ one, asker: by, decider: second }) => ({
      reason: one.reason,
      askedBy: nameOf(by),
      askedAt: one.askedAt.toISOString(),
      isApproved: one.isApproved,
      decidedBy: second === null ? null : nameOf(second),
      decidedAt: one.decidedAt?.toISOString() ?? null,
      note: one.note,
    })),
    canAskVoid: answer.state === "valid",
    canDecideVoid: waiting !== undefined && waiting.one.askedBy !== caller.id,
  };
};

export const nameOf = (member: typeof staffMember.$inferSelect | null): string =>
  member === null ? "" : `${member.firstName} ${member.surname}`;

/** The receipt keeps paying until somebody else approves. @throws 400; 404; 409 `changed_elsewhere` */
export const askVoid = async (
  college: CounterCollege,
  caller: Pick<Account, "id">,
  id: number,
  { reason }: BodyOf<typeof askReceiptVoid>,
): Promise<ReceiptRecord> => {
  const text = readReason("reason", reason);
  await college.db.transaction(async (tx) => {
    const { isReversed } = await lockReceipt(tx, id);
    if (isReversed) throw refuse(409, counterTexts.voidedAlready, "changed_elsewhere");
    const [asked] = await tx
      .insert(receiptVoid)
      .values({ receiptId: id, reason: text, askedBy: caller.id, askedAt: college.clock() })
      .onConflictDoNothing()
      .returning({ id: receiptVoid.id });
    if (asked === undefined) throw refuse(409, counterTexts.askedAlready, "changed_elsewhere");
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
 * @throws 400; 404; 409 `changed_elsewhere`, `second_person`
 */
export const decideVoid = async (
  college: CounterCollege,
  caller: Pick<Account, "id">,
  id: number,
  { isApproved, note = "" }: BodyOf<typeof decideReceiptVoid>,
): Promise<ReceiptRecord> => {
  const text = isApproved ? null : readReason("note", note);
  await college.db.transaction(async (tx) => {
    const { accountId, cashBookId, number, amountKobo } = await lockReceipt(tx, id);
    const [waiting] = await tx
      .select()
      .from(receiptVoid)
      .where(and(eq(receiptVoid.receiptId, id), isNull(receiptVoid.isApproved)));
    if (waiting === undefined) throw refuse(409, counterTexts.notAsked, "changed_elsewhere");
    if (waiting.askedBy === caller.id) {
      throw refuse(409, counterTexts.secondPerson, "second_person");
    }
    // Whoever closes the book counts with or without this receipt.
    const { isClosed } = await lockBook(tx, cashBookId);
    const now = college.clock();
    if (isApproved) {
      await reverseReceipt(tx, { accountId, receiptId: id }, now);
      await mailStudent(college, tx, accountId, (student) =>
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

/** @throws 400 at this field */
export const readReason = (field: "reason" | "note", typed: string): string => {
  const text = oneLine(typed.normalize("NFC"));
  if (text.length < 5) throw refuseFields({ [field]: [counterTexts.reason] });
  return text;
};
