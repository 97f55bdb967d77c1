import { randomBytes } from "node:crypto";
import { eq } from "drizzle-orm";
import type { Transaction } from "../../db/database.ts";
import { allocation, charge, receipt } from "../../db/schema/ledger.ts";
import type { chargePurposes, payment } from "../../db/schema/payments.ts";
import { student } from "../../db/schema/students.ts";
import { makeReceiptCode } from "../reference.ts";
import { allocate, type FreeMoney } from "./allocate.ts";
import {
  isFeeGone,
  isFeePaid,
  lockAccounts,
  readFee,
  reverseCharges,
  spendCredit,
} from "./entries.ts";

type PaymentRow = typeof payment.$inferSelect;

/**
 * Writes the money of an online payment into the ledger: a receipt, the charges that it was opened for where there are none
 * yet, and what it pays. What it leaves over is credit.
 * @returns false, without a change, where the fee is charged and paid already, or was taken back: this money must be given back.
 */
export const receive = async (
  tx: Transaction,
  paid: Pick<
    PaymentRow,
    "id" | "accountId" | "purpose" | "section" | "sessionId" | "amountKobo" | "lines" | "openedAt"
  >,
  paidAt: Date,
  now: Date,
): Promise<boolean> => {
  const { id: paymentId, accountId, purpose, amountKobo } = paid;
  await lockAccounts(tx, [accountId]);
  const owed = await readFee(tx, paid);
  if (isFeePaid(owed)) return false;
  const charged = owed.length > 0 ? owed : await chargeMissing(tx, paid, now);
  if (charged === null) return false;
  const [written] = await tx
    .insert(receipt)
    .values({
      accountId,
      channel: "online",
      paymentId,
      amountKobo,
      paidAt,
      creditedAt: now,
      code: makeReceiptCode(randomBytes(16)),
    })
    .returning({ id: receipt.id });
  if (written === undefined) throw new Error("the receipt was not written");
  if (purpose === "section") {
    await paySection(tx, { receiptId: written.id, restKobo: amountKobo }, charged, now);
  }
  // Who was on the provider's page when the late fee was charged pays none. A payment of one share may leave it out.
  const isInTime = purpose === "tuition" && !paid.lines.some(({ code }) => code === "late");
  const waived = charged.filter(
    ({ section, settledAt, chargedAt }) =>
      isInTime && section === "late" && settledAt === null && chargedAt > paid.openedAt,
  );
  await reverseCharges(
    tx,
    waived.map(({ id }) => id),
    now,
  );
  await spendCredit(
    tx,
    [accountId],
    now,
    charged.map(({ id }) => id),
  );
  return true;
};

/** Pays a section with this receipt alone: other credit pays only what the portal takes. */
const paySection = async (
  tx: Transaction,
  money: FreeMoney,
  charged: readonly (typeof charge.$inferSelect)[],
  now: Date,
): Promise<void> => {
  const open = charged.map(({ id, amountKobo, paidKobo }) => ({
    chargeId: id,
    owedKobo: amountKobo - paidKobo,
  }));
  const [first] = charged;
  const shares = allocate([money], open);
  if (first === undefined || shares.length === 0) return;
  const { accountId } = first;
  await tx
    .insert(allocation)
    .values(shares.map((share) => ({ ...share, accountId, allocatedAt: now })));
};

/**
 * Charges a fee of which nothing is charged. A section is charged before it is paid: if it was taken back since, its money is credit.
 * @returns null where another fee was taken back or lifted.
 */
const chargeMissing = async (tx: Transaction, paid: Parameters<typeof receive>[1], now: Date) => {
  const { purpose } = paid;
  if (purpose === "section") return [];
  const fee = { ...paid, purpose };
  return (await isFeeGone(tx, fee)) ? null : chargeOpened(tx, fee, now);
};

/** Charges what a payment was opened for: hostel and screening fee, which are owed by nobody who does not pay them. */
const chargeOpened = async (
  tx: Transaction,
  {
    accountId,
    sessionId,
    purpose,
    lines,
    amountKobo,
  }: Parameters<typeof receive>[1] & { readonly purpose: (typeof chargePurposes)[number] },
  now: Date,
) => {
  const section = purpose === "tuition" ? await tuitionSection(tx, accountId) : purpose;
  const [first] = lines;
  const charged = first === undefined ? [{ code: purpose, label: purpose, amountKobo }] : lines;
  return tx
    .insert(charge)
    .values(
      charged.map(({ code, label, amountKobo: kobo }) => ({
        accountId,
        sessionId,
        section: code === "late" ? ("late" as const) : section,
        purpose,
        code,
        label,
        amountKobo: kobo,
        chargedAt: now,
      })),
    )
    .returning();
};

/** Of a tuition payment that an older version opened: the section that the portal takes of the student's level. */
const tuitionSection = async (tx: Transaction, accountId: number): Promise<"B" | "C"> => {
  const [row] = await tx
    .select({ level: student.level })
    .from(student)
    .where(eq(student.accountId, accountId));
  return row?.level === 100 ? "C" : "B";
};
