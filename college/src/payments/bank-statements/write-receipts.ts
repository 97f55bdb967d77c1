import { randomBytes } from "node:crypto";
import { and, asc, eq, inArray, sql } from "drizzle-orm";
import { zonedInstant } from "../../../../contract/zoned-time.ts";
import type { Transaction } from "../../db/database.ts";
import { account } from "../../db/schema/accounts.ts";
import { type bankAccount, bankReceipt } from "../../db/schema/bank.ts";
import { academicSession } from "../../db/schema/calendar.ts";
import type { ReceiptLine } from "../../db/schema/counter.ts";
import { allocation, charge, receipt } from "../../db/schema/ledger.ts";
import { student } from "../../db/schema/students.ts";
import { grouped } from "../../grouped.ts";
import { bankReceiptMail } from "../../mail/payment-mails.ts";
import { queueMails } from "../../mail/queue.ts";
import { readCalendar } from "../../registration/calendar.ts";
import { followCharges } from "../adjustments/follow-charges.ts";
import { chargeItem, readItemsOf } from "../items.ts";
import { spendCredit } from "../ledger/entries.ts";
import type { PaymentsCollege } from "../payments-college.ts";
import { makeReceiptCode } from "../reference.ts";
import { openAccounts, type Plan } from "./plan-payments.ts";

/** Money of a row that is somebody's. */
export interface CreditedRow {
  readonly rowId: number;
  readonly accountId: number;
  readonly amountKobo: number;
  /** The bank's booking: `2026-11-25`. */
  readonly day: string;
  readonly slipId: number | null;
  readonly proposalId: number | null;
  /** The keys of the items that it pays, in their order. */
  readonly keys: readonly string[];
  /** What its slip still awaits; 0 without one. */
  readonly restKobo: number;
}

interface WrittenReceipt extends CreditedRow {
  readonly receiptId: number;
  /** `B00001234`. */
  readonly number: string;
}

/**
 * Writes the receipts of rows into locked accounts, with what they pay. What an item no longer needs, and what is over, is
 * credit. The students get a mail.
 */
export const writeReceipts = async (
  college: PaymentsCollege,
  tx: Transaction,
  from: Pick<typeof bankAccount.$inferSelect, "channel" | "bank">,
  rows: readonly CreditedRow[],
): Promise<readonly WrittenReceipt[]> => {
  if (rows.length === 0) return [];
  const now = college.clock();
  const accountIds = [...new Set(rows.map(({ accountId }) => accountId))];
  const accounts = openAccounts(
    await readItemsOf(tx, accountIds),
    await readCredits(tx, accountIds),
  );
  const instead = await followCharges(
    tx,
    rows.flatMap(({ keys }) => keys),
  );
  const planned = rows.map((row) => {
    const keys = row.keys.map((key) => instead.get(key) ?? key);
    return { row, plan: accounts.pay({ ...row, keys }) };
  });
  const written = await insertReceipts(college, tx, from, rows);
  const hostelIds = await allocate(tx, written, planned, now);
  // Other credit completes a hostel fee; what is over pays what else the portal takes.
  const withCredit = planned.flatMap(({ row, plan }) => (plan.leavesCredit ? row.accountId : []));
  if (withCredit.length > 0) await spendCredit(tx, [...new Set(withCredit)], now, hostelIds);
  await enter(tx, written);
  await mailStudents(college, tx, from, written);
  return written;
};

/** Money of each account that pays nothing yet, in kobo. */
const readCredits = async (
  tx: Transaction,
  accountIds: readonly number[],
): Promise<ReadonlyMap<number, number>> => {
  const rows = await tx
    .select({
      accountId: receipt.accountId,
      creditKobo: sql<number>`sum(${receipt.amountKobo} - ${receipt.allocatedKobo})::float8`,
    })
    .from(receipt)
    .where(
      and(
        inArray(receipt.accountId, [...accountIds]),
        sql`${receipt.allocatedKobo} < ${receipt.amountKobo}`,
        eq(receipt.isReversed, false),
      ),
    )
    .groupBy(receipt.accountId);
  return new Map(rows.map(({ accountId, creditKobo }) => [accountId, creditKobo]));
};

const insertReceipts = async (
  { clock, identity }: PaymentsCollege,
  tx: Transaction,
  { channel }: Pick<typeof bankAccount.$inferSelect, "channel">,
  rows: readonly CreditedRow[],
): Promise<readonly WrittenReceipt[]> => {
  const coded = rows.map((row) => ({ row, code: makeReceiptCode(randomBytes(16)) }));
  const days = [...new Set(rows.map(({ day }) => day))];
  const instants = new Map(
    days.map((day) => [day, zonedInstant(day, "00:00", identity.timeZone)] as const),
  );
  const creditedAt = clock();
  const inserted = await tx
    .insert(receipt)
    .values(
      coded.map(({ row, code }) => ({
        accountId: row.accountId,
        channel,
        amountKobo: row.amountKobo,
        paidAt: instants.get(row.day) ?? creditedAt,
        creditedAt,
        code,
      })),
    )
    .returning({ id: receipt.id, code: receipt.code });
  const ids = new Map(inserted.map(({ id, code }) => [code, id]));
  return coded.map(({ row, code }) => {
    const receiptId = ids.get(code);
    if (receiptId === undefined) throw new Error("the receipt was not written");
    return { ...row, receiptId, number: `B${String(receiptId).padStart(8, "0")}` };
  });
};

/** Writes what the receipts pay. @returns the hostel fees that were charged for it */
const allocate = async (
  tx: Transaction,
  written: readonly WrittenReceipt[],
  planned: readonly { readonly plan: Plan }[],
  now: Date,
): Promise<readonly number[]> => {
  const hostelIds: number[] = [];
  const shares: (typeof allocation.$inferInsert)[] = [];
  for (const [at, { accountId, receiptId }] of written.entries()) {
    for (const { item, amountKobo } of planned[at]?.plan.shares ?? []) {
      const chargeId = item.chargeId ?? (await chargeItem(tx, accountId, item, now));
      if (item.chargeId === null) hostelIds.push(chargeId);
      shares.push({ accountId, receiptId, chargeId, amountKobo, allocatedAt: now });
    }
  }
  if (shares.length > 0) await tx.insert(allocation).values(shares);
  return hostelIds;
};

/** Enters the receipts for their rows, slips and proposals, with what they pay by now. */
const enter = async (tx: Transaction, written: readonly WrittenReceipt[]): Promise<void> => {
  const { session } = await readCalendar(tx);
  const paid = grouped(
    await tx
      .select({
        receiptId: allocation.receiptId,
        session: academicSession.name,
        label: charge.label,
        amountKobo: allocation.amountKobo,
      })
      .from(allocation)
      .innerJoin(charge, eq(charge.id, allocation.chargeId))
      .innerJoin(academicSession, eq(academicSession.id, charge.sessionId))
      .where(
        inArray(
          allocation.receiptId,
          written.map(({ receiptId }) => receiptId),
        ),
      )
      .orderBy(asc(allocation.id)),
    ({ receiptId }) => receiptId,
  );
  await tx.insert(bankReceipt).values(
    written.map(({ receiptId, number, rowId, slipId, proposalId, amountKobo }) => {
      const lines = (paid.get(receiptId) ?? []).map(({ receiptId: _, ...line }) => line);
      const credit = amountKobo - lines.reduce((sum, line) => sum + line.amountKobo, 0);
      return {
        receiptId,
        number,
        rowId,
        slipId,
        proposalId,
        lines: credit > 0 ? [...lines, creditLine(credit, lines, session?.name)] : lines,
      };
    }),
  );
};

const creditLine = (
  amountKobo: number,
  lines: readonly ReceiptLine[],
  session: string | undefined,
): ReceiptLine => ({
  session: session ?? lines.at(-1)?.session ?? "",
  label: "Credit for what is charged later",
  amountKobo,
});

const mailStudents = async (
  college: PaymentsCollege,
  tx: Transaction,
  { bank }: Pick<typeof bankAccount.$inferSelect, "bank">,
  written: readonly WrittenReceipt[],
): Promise<void> => {
  const owners = await tx
    .select({ id: account.id, email: account.email, firstName: student.firstName })
    .from(student)
    .innerJoin(account, eq(account.id, student.accountId))
    .where(
      inArray(
        student.accountId,
        written.map(({ accountId }) => accountId),
      ),
    );
  const byAccount = new Map(owners.map((owner) => [owner.id, owner]));
  const accountUrl = `${college.config.publicUrl}/student/payment/account`;
  await queueMails(
    college,
    tx,
    written.flatMap(({ accountId, number, amountKobo, day, restKobo }) => {
      const owner = byAccount.get(accountId);
      if (owner === undefined) return [];
      const { firstName } = owner;
      const about = { firstName, number, amountKobo, bank, day, restKobo, accountUrl };
      return { to: owner.email, ...bankReceiptMail(college.identity, about) };
    }),
  );
};
