import { sql } from "drizzle-orm";
import {
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  smallint,
  text,
  timestamp,
  unique,
  uniqueIndex,
} from "drizzle-orm/pg-core";
import { counterMethods } from "../../../../contract/payments/counter.ts";
import { account } from "./accounts.ts";
import { receipt } from "./ledger.ts";

/** What an officer takes at the counter on one day. */
export const cashBook = pgTable(
  "cash_book",
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    officerId: integer()
      .notNull()
      .references(() => account.id),
    /** In the college's time zone. */
    day: date({ mode: "string" }).notNull(),
    openedAt: timestamp({ withTimezone: true }).notNull(),
    closedAt: timestamp({ withTimezone: true }),
    closedBy: integer().references(() => account.id),
    /** The cash that was recorded and not voided when the book was closed. */
    recordedKobo: integer(),
    countedKobo: integer(),
    /** Why the count differs. */
    note: text(),
  },
  (table) => [
    unique("cash_book_of_day").on(table.officerId, table.day),
    index("cash_book_day").on(table.day, table.id),
    check(
      "cash_book_closed",
      sql`num_nonnulls(${table.closedAt}, ${table.closedBy}, ${table.recordedKobo}, ${table.countedKobo}) in (0, 4)`,
    ),
    check(
      "cash_book_difference",
      sql`${table.countedKobo} = ${table.recordedKobo} or ${table.note} is not null`,
    ),
  ],
);

/** A line of a receipt as it was written; in kobo. */
export interface ReceiptLine {
  /** `2025/2026`. */
  readonly session: string;
  readonly label: string;
  readonly amountKobo: number;
}

/** What the counter knows of a receipt of the ledger. Never changed, which a trigger enforces (migration 0014). */
export const counterReceipt = pgTable(
  "counter_receipt",
  {
    receiptId: integer()
      .primaryKey()
      .references(() => receipt.id),
    /** `C2026-000123`. */
    number: text().notNull().unique(),
    /** The caller's `Idempotency-Key`. */
    requestKey: text().notNull().unique(),
    cashBookId: integer()
      .notNull()
      .references(() => cashBook.id),
    method: text({ enum: counterMethods }).notNull(),
    slipNumber: text(),
    /** The items that were asked for, by which a repeated request is known. */
    items: jsonb().$type<readonly string[]>().notNull(),
    lines: jsonb().$type<readonly ReceiptLine[]>().notNull(),
  },
  (table) => [
    index("counter_receipt_cash_book").on(table.cashBookId),
    index("counter_receipt_slip").on(sql`lower(${table.slipNumber})`),
    check("counter_receipt_method", sql`${table.method} in ('cash', 'pos', 'teller')`),
    check(
      "counter_receipt_slip_number",
      sql`(${table.method} = 'cash') = (${table.slipNumber} is null)`,
    ),
  ],
);

/** The last number of a year's receipts. Its row is locked with each receipt, so that the numbers have no gaps. */
export const counterSeries = pgTable("counter_series", {
  year: smallint().primaryKey(),
  lastNumber: integer().notNull(),
});

/** A request to void a receipt of the counter, of a bank or of a sponsor, decided by somebody else than who asked. */
export const receiptVoid = pgTable(
  "receipt_void",
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    receiptId: integer()
      .notNull()
      .references(() => receipt.id),
    reason: text().notNull(),
    askedBy: integer()
      .notNull()
      .references(() => account.id),
    askedAt: timestamp({ withTimezone: true }).notNull(),
    isApproved: boolean(),
    decidedBy: integer().references(() => account.id),
    decidedAt: timestamp({ withTimezone: true }),
    /** Why it was declined. */
    note: text(),
    /** Of an approved one: whether the receipt's cash book was closed by then, so that its cash was counted; others have none. */
    isAfterClosing: boolean(),
  },
  (table) => [
    // A declined one makes room for another; an approved one is the last.
    uniqueIndex("receipt_void_one")
      .on(table.receiptId)
      .where(sql`${table.isApproved} is not false`),
    index("receipt_void_receipt").on(table.receiptId),
    check(
      "receipt_void_decided",
      sql`num_nonnulls(${table.isApproved}, ${table.decidedBy}, ${table.decidedAt}) in (0, 3)`,
    ),
    check(
      "receipt_void_after_closing",
      sql`coalesce(${table.isApproved}, false) = (${table.isAfterClosing} is not null)`,
    ),
    check("receipt_void_second_person", sql`${table.decidedBy} <> ${table.askedBy}`),
  ],
);
