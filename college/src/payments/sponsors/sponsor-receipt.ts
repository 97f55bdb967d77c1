import { eq } from "drizzle-orm";
import type { ResponseOf } from "../../../../contract/endpoint.ts";
import type { sponsorReceipt as sponsorReceiptEndpoint } from "../../../../contract/payments/sponsor-receipts.ts";
import type { Account } from "../../accounts/guard.ts";
import type { Database, Transaction } from "../../db/database.ts";
import { receipt } from "../../db/schema/ledger.ts";
import { remittanceShare, sponsorReceipt, sponsorRemittance } from "../../db/schema/sponsors.ts";
import { student } from "../../db/schema/students.ts";
import { notFound } from "../../http/refusal.ts";
import { personName } from "../../lists/names.ts";
import { sponsorReceiptVoidedMail } from "../../mail/payment-mails.ts";
import { nairaOf } from "../fees/amounts.ts";
import { refundedKobo } from "../ledger/paid.ts";
import type { PaymentsCollege } from "../payments-college.ts";
import { isPaidOut } from "../refunds/conditions.ts";
import { lockReceipt, readVoids, voidActions, voidsOf } from "../voids.ts";

type ReceiptRecord = ResponseOf<typeof sponsorReceiptEndpoint>;

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
  caller: Pick<Account, "id">,
  id: number,
): Promise<ReceiptRecord> => {
  const [[found], allVoids] = await Promise.all([
    selectReceipts(db).where(eq(receipt.id, id)),
    readVoids(db, [id]),
  ]);
  if (found === undefined) throw notFound();
  const { amountKobo, isReversed, isPaidOut: wasPaidOut, code, lines, ...rest } = found;
  const asked = allVoids.get(id) ?? [];
  const isAsked = asked.some(({ isApproved }) => isApproved === null);
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
    voids: [...asked],
    ...voidActions({ isReversed, isPaidOut: wasPaidOut, voids: asked }, caller),
  };
};

const stateOf = (isReversed: boolean, isAsked: boolean) => {
  if (isReversed) return "voided" as const;
  return isAsked ? ("void_asked" as const) : ("valid" as const);
};

const lockVoided = async (tx: Transaction, id: number) => {
  const locked = await lockReceipt(tx, () => selectReceipts(tx).where(eq(receipt.id, id)));
  return { ...locked, receiptId: id };
};

/** The voids of students' receipts of sponsors. What an approved one takes back is unallocated money of its remittance. */
export const sponsorVoids = voidsOf({
  record: "sponsor_receipt",
  lock: lockVoided,
  mail: sponsorReceiptVoidedMail,
});
