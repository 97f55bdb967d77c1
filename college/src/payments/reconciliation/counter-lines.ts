import { and, asc, eq, gte, isNotNull, isNull, lt, lte, ne, sql } from "drizzle-orm";
import { counterMethods } from "../../../../contract/payments/counter.ts";
import type { Database, Transaction } from "../../db/database.ts";
import { cashBook, counterReceipt, receiptVoid } from "../../db/schema/counter.ts";
import { receipt } from "../../db/schema/ledger.ts";
import { staffMember } from "../../db/schema/staff.ts";
import { staffName } from "../../lists/names.ts";
import { nairaOf } from "../fees/amounts.ts";
import { type ChannelLine, type DayRange, none } from "./channel-line.ts";
import { sumOf } from "./sum-sql.ts";

const counts = sql`not ${receipt.isReversed}`;

/** The slip of a voided receipt, if nobody entered it again. */
const isSlipVoided = sql`${receipt.isReversed} and not exists (
  select 1 from ${counterReceipt} later where later.method = ${counterReceipt.method} and lower(later.slip_number) = lower(${counterReceipt.slipNumber})
  and later.receipt_id > ${counterReceipt.receiptId})`;

/** What was taken at the counter, by method: cash beside cash books, the others beside their slips. */
export const readCounterLines = async (
  db: Transaction,
  { firstDay, lastDay, from, until }: DayRange,
): Promise<ChannelLine[]> => {
  const methods = await db
    .select({
      method: counterReceipt.method,
      ledger: sumOf(receipt.amountKobo, counts),
      uncounted: sumOf(receipt.amountKobo, sql`${counts} and ${cashBook.closedAt} is null`),
      voidedAfterClosing: sumOf(receipt.amountKobo, sql`${receiptVoid.isAfterClosing}`),
      slipVoided: sumOf(receipt.amountKobo, isSlipVoided),
      voidAsked: sumOf(
        receipt.amountKobo,
        sql`${receiptVoid.id} is not null and ${receiptVoid.isApproved} is null`,
      ),
    })
    .from(receipt)
    .innerJoin(counterReceipt, eq(counterReceipt.receiptId, receipt.id))
    .innerJoin(cashBook, eq(cashBook.id, counterReceipt.cashBookId))
    // At most one, by the unique key `receipt_void_one`.
    .leftJoin(
      receiptVoid,
      and(eq(receiptVoid.receiptId, receipt.id), sql`${receiptVoid.isApproved} is not false`),
    )
    .where(and(gte(receipt.paidAt, from), lt(receipt.paidAt, until)))
    .groupBy(counterReceipt.method);
  const [books] = await db
    .select({
      open: sumOf(sql`0`, isNull(cashBook.closedAt)),
      counted: sumOf(cashBook.countedKobo, isNotNull(cashBook.closedAt)),
      differ: sumOf(
        sql`${cashBook.countedKobo} - ${cashBook.recordedKobo}`,
        ne(cashBook.countedKobo, cashBook.recordedKobo),
      ),
    })
    .from(cashBook)
    .where(and(gte(cashBook.day, firstDay), lte(cashBook.day, lastDay)));
  return counterMethods.map((method) => {
    const sums = methods.find((one) => one.method === method);
    const ledger = sums?.ledger ?? none;
    const waiting = { void_asked: sums?.voidAsked ?? none };
    if (method !== "cash") {
      const slips = sums?.slipVoided ?? none;
      const source = { count: ledger.count + slips.count, kobo: ledger.kobo + slips.kobo };
      return { channel: method, ledger, source, differences: { slip_voided: slips }, waiting };
    }
    return {
      channel: method,
      ledger,
      source: books?.counted ?? none,
      differences: {
        not_counted: { count: books?.open.count ?? 0, kobo: -(sums?.uncounted.kobo ?? 0) },
        count_differs: books?.differ ?? none,
        voided_after_closing: sums?.voidedAfterClosing ?? none,
      },
      waiting,
    };
  });
};

const mostBooks = 100;

/** Closed cash books whose count differs, by day. */
export const readDifferingBooks = async (
  db: Database | Transaction,
  { firstDay, lastDay }: Pick<DayRange, "firstDay" | "lastDay">,
) => {
  const books = await db
    .select({
      id: cashBook.id,
      day: cashBook.day,
      officer: staffName,
      kobo: sql<number>`${cashBook.countedKobo} - ${cashBook.recordedKobo}`,
      note: cashBook.note,
    })
    .from(cashBook)
    .leftJoin(staffMember, eq(staffMember.accountId, cashBook.officerId))
    .where(
      and(
        gte(cashBook.day, firstDay),
        lte(cashBook.day, lastDay),
        ne(cashBook.countedKobo, cashBook.recordedKobo),
      ),
    )
    .orderBy(asc(cashBook.day), asc(cashBook.id))
    .limit(mostBooks);
  return books.map(({ kobo, ...book }) => ({ ...book, difference: nairaOf(kobo) }));
};
