import { and, asc, eq, isNull, lt, or, sql } from "drizzle-orm";
import type { ResponseOf } from "../../../../contract/endpoint.ts";
import type { counterStudent } from "../../../../contract/payments/counter.ts";
import { zonedDay } from "../../../../contract/zoned-time.ts";
import type { Account } from "../../accounts/guard.ts";
import { dayText } from "../../calendar-day.ts";
import type { Database, Transaction } from "../../db/database.ts";
import { cashBook, counterSeries } from "../../db/schema/counter.ts";
import { notFound, refuse } from "../../http/refusal.ts";
import type { PaymentsCollege } from "../payments-college.ts";
import { counterTexts } from "./texts.ts";

type CashBookRow = typeof cashBook.$inferSelect;

/** The oldest book that this officer left open on an earlier day, else that of today. */
const findOwn = async (
  db: Database | Transaction,
  officerId: number,
  today: string,
): Promise<CashBookRow | undefined> => {
  const [row] = await db
    .select()
    .from(cashBook)
    .where(
      and(
        eq(cashBook.officerId, officerId),
        or(eq(cashBook.day, today), and(lt(cashBook.day, today), isNull(cashBook.closedAt))),
      ),
    )
    .orderBy(asc(cashBook.day))
    .limit(1);
  return row;
};

/** The caller's own book as the counter shows it; null while they have taken nothing today and left no book open. */
export const ownCashBook = async (
  { db, clock, identity }: PaymentsCollege,
  officer: Pick<Account, "id">,
): Promise<ResponseOf<typeof counterStudent>["cashBook"]> => {
  const today = zonedDay(clock(), identity.timeZone);
  const own = await findOwn(db, officer.id, today);
  return own === undefined ? null : { id: own.id, day: own.day, status: statusOf(own, today) };
};

const statusOf = ({ day, closedAt }: CashBookRow, today: string) => {
  if (closedAt !== null) return "closed" as const;
  return day === today ? ("open" as const) : ("left_open" as const);
};

/**
 * Locks the officer's open book of today until the transaction ends, and opens it with the first receipt of the day.
 * @throws 409 `cash_book_closed`; 409 `cash_book_left_open` of an earlier day.
 */
export const lockOwnBook = async (
  { clock, identity }: PaymentsCollege,
  tx: Transaction,
  officer: Pick<Account, "id">,
): Promise<CashBookRow> => {
  const now = clock();
  const today = zonedDay(now, identity.timeZone);
  await tx
    .insert(cashBook)
    .values({ officerId: officer.id, day: today, openedAt: now })
    .onConflictDoNothing();
  const earlier = await findOwn(tx, officer.id, today);
  if (earlier !== undefined && earlier.day !== today) {
    throw refuse(409, counterTexts.bookLeftOpen(dayText(earlier.day)), "cash_book_left_open");
  }
  const [book] = await tx
    .select()
    .from(cashBook)
    .where(and(eq(cashBook.officerId, officer.id), eq(cashBook.day, today)))
    .for("no key update");
  if (book === undefined) throw new Error("the cash book was not opened");
  if (book.closedAt !== null) throw refuse(409, counterTexts.bookClosed, "cash_book_closed");
  return book;
};

/** Locks a book until the transaction ends: it is neither closed meanwhile, nor changed by a void. @throws 404 */
export const lockBook = async (
  tx: Transaction,
  id: number,
): Promise<CashBookRow & { readonly isClosed: boolean }> => {
  const [book] = await tx.select().from(cashBook).where(eq(cashBook.id, id)).for("no key update");
  if (book === undefined) throw notFound();
  return { ...book, isClosed: book.closedAt !== null };
};

/** The number of the next receipt: `C2026-000123`. The year's row stays locked, so that numbers have no gaps. */
export const nextNumber = async (
  { clock, identity }: PaymentsCollege,
  tx: Transaction,
): Promise<string> => {
  const year = Number(zonedDay(clock(), identity.timeZone).slice(0, 4));
  const [row] = await tx
    .insert(counterSeries)
    .values({ year, lastNumber: 1 })
    .onConflictDoUpdate({
      target: counterSeries.year,
      set: { lastNumber: sql`${counterSeries.lastNumber} + 1` },
    })
    .returning();
  if (row === undefined) throw new Error("the series gave no number");
  return `C${year}-${String(row.lastNumber).padStart(6, "0")}`;
};
