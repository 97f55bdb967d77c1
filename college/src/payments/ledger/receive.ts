import { randomBytes } from "node:crypto";
import { eq } from "drizzle-orm";
import type { Transaction } from "../../db/database.ts";
import { charge, receipt } from "../../db/schema/ledger.ts";
import type { payment } from "../../db/schema/payments.ts";
import { student } from "../../db/schema/students.ts";
import { makeReceiptCode } from "../reference.ts";
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
    "id" | "accountId" | "purpose" | "sessionId" | "amountKobo" | "lines" | "openedAt"
  >,
  paidAt: Date,
  now: Date,
): Promise<boolean> => {
  const { id: paymentId, accountId, purpose, amountKobo } = paid;
  await lockAccounts(tx, [accountId]);
  const owed = await readFee(tx, paid);
  if (isFeePaid(owed) || (owed.length === 0 && (await isFeeGone(tx, paid)))) return false;
  const charged = owed.length > 0 ? owed : await chargeOpened(tx, paid, now);
  await tx.insert(receipt).values({
    accountId,
    channel: "online",
    paymentId,
    amountKobo,
    paidAt,
    creditedAt: now,
    code: makeReceiptCode(randomBytes(16)),
  });
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

/** Charges what a payment was opened for: hostel and screening fee, which are owed by nobody who does not pay them. */
const chargeOpened = async (
  tx: Transaction,
  { accountId, sessionId, purpose, lines, amountKobo }: Parameters<typeof receive>[1],
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
