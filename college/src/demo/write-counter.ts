import { and, asc, eq, inArray, isNull, lt } from "drizzle-orm";
import { counterMethods } from "../../../contract/payments/counter.ts";
import { zonedDay, zonedInstant } from "../../../contract/zoned-time.ts";
import { addDays } from "../calendar-day.ts";
import type { Transaction } from "../db/database.ts";
import { cashBook } from "../db/schema/counter.ts";
import { charge } from "../db/schema/ledger.ts";
import { student } from "../db/schema/students.ts";
import { closeBook, readTakings } from "../payments/counter/cash-book-list.ts";
import { recordReceipt } from "../payments/counter/record-receipt.ts";
import { counterVoids } from "../payments/counter/void-receipt.ts";
import { nairaOf } from "../payments/fees/amounts.ts";
import { readItems } from "../payments/items.ts";
import type { PaymentsCollege } from "../payments/payments-college.ts";
import { findMoneyStaff, type MoneyStaff } from "./staff/money-staff.ts";

interface CounterData extends Pick<PaymentsCollege, "config" | "identity"> {
  readonly now: Date;
  /** How many students at the beginning belong to the demo's accounts, and are left as they are. */
  readonly fixedStudents: number;
}

/** How many receipts each officer writes on a day. */
const receiptsPerDay = 4;

/**
 * Writes some days at the bursary's counter: books that were closed, one of them with a difference, one that was left open, and
 * receipts that are voided, to be voided, and kept.
 */
export const writeCounter = async (tx: Transaction, data: CounterData): Promise<void> => {
  const { timeZone } = data.identity;
  const today = zonedDay(data.now, timeZone);
  const [officer, colleague, admin] = await findMoneyStaff(tx);
  const payers = await tx
    .select({ id: student.id, accountId: student.accountId })
    .from(student)
    .where(and(eq(student.standing, "active"), inArray(student.accountId, owingAtBursary(tx))))
    .orderBy(asc(student.id))
    .offset(data.fixedStudents)
    .limit(receiptsPerDay * 4);
  const at = (daysAgo: number, minutes = 0): PaymentsCollege => ({
    db: tx,
    identity: data.identity,
    config: data.config,
    // From the morning on, so that no day's receipts run into the next day.
    clock: () => {
      const morning = zonedInstant(addDays(today, -daysAgo), "09:00", timeZone);
      return new Date(morning.getTime() + minutes * 60_000);
    },
  });
  const take = async (
    daysAgo: number,
    by: MoneyStaff,
    from: number,
  ): Promise<readonly number[]> => {
    const ids: number[] = [];
    for (const [index, payer] of payers.slice(from, from + receiptsPerDay).entries()) {
      ids.push(await takeFrom(at(daysAgo, 7 * (from + index)), by, payer, index));
    }
    return ids;
  };

  const [wrong, doubted] = await take(4, officer, 0);
  await take(4, colleague, receiptsPerDay);
  await close(at(4, 180), officer, 0);
  await close(at(4, 190), colleague, 500, "A ₦500 note was given back as change twice");
  const [mistaken] = await take(2, officer, 2 * receiptsPerDay);
  await close(at(2, 180), officer, 0);
  await take(1, colleague, 3 * receiptsPerDay);

  if (wrong === undefined || doubted === undefined || mistaken === undefined) return;
  await counterVoids.ask(at(3), officer, wrong, {
    reason: "Written for another student of the same name",
  });
  await counterVoids.decide(at(3), admin, wrong, { isApproved: true });
  await counterVoids.ask(at(3), colleague, doubted, {
    reason: "The student says that he paid less",
  });
  await counterVoids.decide(at(3), admin, doubted, {
    isApproved: false,
    note: "The count of the day agrees with the receipt",
  });
  await counterVoids.ask(at(1), colleague, mistaken, {
    reason: "The teller was of another college",
  });
};

/** The accounts that owe something of the section that is paid at the bursary, so that nobody's tuition changes. */
const owingAtBursary = (tx: Transaction) =>
  tx
    .select({ accountId: charge.accountId })
    .from(charge)
    .where(
      and(
        eq(charge.section, "A"),
        isNull(charge.reversesId),
        lt(charge.paidKobo, charge.amountKobo),
      ),
    );

/** Takes what the student owes of that section. @returns the receipt's id */
const takeFrom = async (
  college: PaymentsCollege,
  officer: MoneyStaff,
  payer: { readonly id: number; readonly accountId: number },
  index: number,
): Promise<number> => {
  const open = await readItems(college.db, payer.accountId);
  const items = open.filter(({ section }) => section === "A");
  const owed = items.reduce((sum, { outstandingKobo }) => sum + outstandingKobo, 0);
  const method = counterMethods[index % counterMethods.length] ?? "cash";
  return recordReceipt(college, officer, `demo-counter-${payer.id}`, {
    studentId: payer.id,
    method,
    ...(method !== "cash" && { slipNumber: String(410_000 + payer.id) }),
    // Every fourth pays a part.
    amount: nairaOf(index % 4 === 3 ? Math.floor(owed / 2 / 100_00) * 100_00 : owed),
    items: items.map(({ key }) => key),
  });
};

/** Closes the officer's book of that day, with so many naira less than it says. */
const close = async (
  college: PaymentsCollege,
  officer: MoneyStaff,
  missing: number,
  note?: string,
): Promise<void> => {
  const [open] = await college.db
    .select({ id: cashBook.id })
    .from(cashBook)
    .where(and(eq(cashBook.officerId, officer.id), isNull(cashBook.closedAt)));
  if (open === undefined) return;
  const { cash } = await readTakings(college.db, open.id);
  await closeBook(college, officer, open.id, {
    counted: cash - missing,
    ...(note !== undefined && { note }),
  });
};
