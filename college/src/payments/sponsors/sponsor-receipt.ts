import { and, desc, eq, isNull } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { BodyOf, ResponseOf } from "../../../../contract/endpoint.ts";
import type {
  askSponsorReceiptVoid,
  decideSponsorReceiptVoid,
  sponsorReceipt as sponsorReceiptEndpoint,
} from "../../../../contract/payments/sponsor-receipts.ts";
import type { Account } from "../../accounts/guard.ts";
import { recordChange } from "../../audit/record-change.ts";
import type { Database, Transaction } from "../../db/database.ts";
import { receipt } from "../../db/schema/ledger.ts";
import {
  remittanceShare,
  sponsorReceipt,
  sponsorReceiptVoid,
  sponsorRemittance,
} from "../../db/schema/sponsors.ts";
import { staffMember } from "../../db/schema/staff.ts";
import { student } from "../../db/schema/students.ts";
import { notFound, refuse } from "../../http/refusal.ts";
import { personName } from "../../lists/names.ts";
import { sponsorReceiptVoidedMail } from "../../mail/payment-mails.ts";
import type { CounterCollege } from "../counter/cash-book.ts";
import { mailStudent } from "../counter/mail-student.ts";
import { counterTexts } from "../counter/texts.ts";
import { nameOf, readReason } from "../counter/void-receipt.ts";
import { nairaOf } from "../fees/amounts.ts";
import { lockAccounts, reverseReceipt } from "../ledger/entries.ts";

type ReceiptRecord = ResponseOf<typeof sponsorReceiptEndpoint>;
type Caller = Pick<Account, "id">;

const selectReceipts = (db: Database | Transaction) =>
  db
    .select({
      id: receipt.id,
      accountId: receipt.accountId,
      amountKobo: receipt.amountKobo,
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
  { db }: Pick<CounterCollege, "db">,
  caller: Caller,
  id: number,
): Promise<ReceiptRecord> => {
  const asker = alias(staffMember, "asker");
  const decider = alias(staffMember, "decider");
  const [[found], voids] = await Promise.all([
    selectReceipts(db).where(eq(receipt.id, id)),
    db
      .select({ one: sponsorReceiptVoid, asker, decider })
      .from(sponsorReceiptVoid)
      .leftJoin(asker, eq(asker.accountId, sponsorReceiptVoid.askedBy))
      .leftJoin(decider, eq(decider.accountId, sponsorReceiptVoid.decidedBy))
      .where(eq(sponsorReceiptVoid.receiptId, id))
      .orderBy(desc(sponsorReceiptVoid.id)),
  ]);
  if (found === undefined) throw notFound();
  const { amountKobo, isReversed, code, lines, ...rest } = found;
  const waiting = voids.find(({ one }) => one.isApproved === null);
  return {
    ...rest,
    amount: nairaOf(amountKobo),
    state: stateOf(isReversed, waiting !== undefined),
    lines: lines.map(({ session, label, amountKobo: kobo }) => ({
      session,
      label,
      amount: nairaOf(kobo),
    })),
    receiptCode: code ?? "",
    voids: voids.map(({ one, asker: by, decider: second }) => ({
      reason: one.reason,
      askedBy: nameOf(by),
      askedAt: one.askedAt.toISOString(),
      isApproved: one.isApproved,
      decidedBy: second === null ? null : nameOf(second),
      decidedAt: one.decidedAt?.toISOString() ?? null,
      note: one.note,
    })),
    canAskVoid: !isReversed && waiting === undefined,
    canDecideVoid: waiting !== undefined && waiting.one.askedBy !== caller.id,
  };
};

const stateOf = (isReversed: boolean, isAsked: boolean) => {
  if (isReversed) return "voided" as const;
  return isAsked ? ("void_asked" as const) : ("valid" as const);
};

/** The receipt keeps paying until somebody else approves. @throws 400; 404; 409 `changed_elsewhere` */
export const askVoid = async (
  college: CounterCollege,
  caller: Caller,
  id: number,
  { reason }: BodyOf<typeof askSponsorReceiptVoid>,
): Promise<ReceiptRecord> => {
  const text = readReason("reason", reason);
  await college.db.transaction(async (tx) => {
    const { isReversed } = await lockReceipt(tx, id);
    if (isReversed) throw refuse(409, counterTexts.voidedAlready, "changed_elsewhere");
    const [asked] = await tx
      .insert(sponsorReceiptVoid)
      .values({ receiptId: id, reason: text, askedBy: caller.id, askedAt: college.clock() })
      .onConflictDoNothing()
      .returning({ id: sponsorReceiptVoid.id });
    if (asked === undefined) throw refuse(409, counterTexts.askedAlready, "changed_elsewhere");
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
 * @throws 400; 404; 409 `changed_elsewhere`, `second_person`
 */
export const decideVoid = async (
  college: CounterCollege,
  caller: Caller,
  id: number,
  { isApproved, note = "" }: BodyOf<typeof decideSponsorReceiptVoid>,
): Promise<ReceiptRecord> => {
  const text = isApproved ? null : readReason("note", note);
  await college.db.transaction(async (tx) => {
    const { accountId, number, amountKobo, sponsor } = await lockReceipt(tx, id);
    const [waiting] = await tx
      .select()
      .from(sponsorReceiptVoid)
      .where(and(eq(sponsorReceiptVoid.receiptId, id), isNull(sponsorReceiptVoid.isApproved)));
    if (waiting === undefined) throw refuse(409, counterTexts.notAsked, "changed_elsewhere");
    if (waiting.askedBy === caller.id) {
      throw refuse(409, counterTexts.secondPerson, "second_person");
    }
    const now = college.clock();
    if (isApproved) {
      await reverseReceipt(tx, { accountId, receiptId: id }, now);
      await mailStudent(college, tx, accountId, (owner) =>
        sponsorReceiptVoidedMail(college.identity, { ...owner, number, amountKobo, sponsor }),
      );
    }
    await tx
      .update(sponsorReceiptVoid)
      .set({ isApproved, decidedBy: caller.id, decidedAt: now, note: text })
      .where(eq(sponsorReceiptVoid.id, waiting.id));
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
