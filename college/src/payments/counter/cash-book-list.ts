import { asc, eq, gte, isNotNull, isNull, lte, ne, type SQL, sql } from "drizzle-orm";
import type { BodyOf, ResponseOf } from "../../../../contract/endpoint.ts";
import {
  type cashBook as cashBookEndpoint,
  cashBooks,
  type closeCashBook,
  exportCashBooks,
} from "../../../../contract/payments/cash-books.ts";
import type { Account } from "../../accounts/guard.ts";
import { recordChange } from "../../audit/record-change.ts";
import type { Database, Transaction } from "../../db/database.ts";
import { cashBook, counterReceipt, receiptVoid } from "../../db/schema/counter.ts";
import { receipt } from "../../db/schema/ledger.ts";
import { staffMember } from "../../db/schema/staff.ts";
import { forbidden, notFound, refuse, refuseFields } from "../../http/refusal.ts";
import { startOfDay } from "../../lists/day-range.ts";
import { defineList } from "../../lists/list.ts";
import { staffName } from "../../lists/names.ts";
import { formatMoney } from "../../money.ts";
import { oneLine } from "../../typed-text.ts";
import { koboOf, nairaOf } from "../fees/amounts.ts";
import type { PaymentsCollege } from "../payments-college.ts";
import { lockBook } from "./cash-book.ts";
import { listedReceipt, selectCounterReceipts } from "./receipt-list.ts";
import { counterTexts } from "./texts.ts";

/** Recorded money of a book, in kobo: without what was voided before it was closed. */
const recordedOf = (condition: SQL): SQL<number> => sql<number>`(
  select coalesce(sum(r.amount_kobo), 0)::float8 from ${counterReceipt} c
  join ${receipt} r on r.id = c.receipt_id
  left join ${receiptVoid} v on v.receipt_id = c.receipt_id and v.is_approved
  where c.cash_book_id = ${cashBook.id} and ${condition})`;

const stands = sql`coalesce(v.is_after_closing, true)`;

const selectBooks = (db: Database) =>
  db
    .select({
      id: cashBook.id,
      day: cashBook.day,
      officerId: cashBook.officerId,
      officer: staffName,
      receipts: sql<number>`(
        select count(*)::int from ${counterReceipt} c where c.cash_book_id = ${cashBook.id})`,
      cashKobo: recordedOf(sql`c.method = 'cash' and ${stands}`),
      posKobo: recordedOf(sql`c.method = 'pos' and ${stands}`),
      tellerKobo: recordedOf(sql`c.method = 'teller' and ${stands}`),
      voidedLaterKobo: recordedOf(sql`c.method = 'cash' and v.is_after_closing`),
      recordedKobo: cashBook.recordedKobo,
      countedKobo: cashBook.countedKobo,
      closedAt: cashBook.closedAt,
      note: cashBook.note,
    })
    .from(cashBook)
    .leftJoin(staffMember, eq(staffMember.accountId, cashBook.officerId))
    .$dynamic();

type BookRow = Awaited<ReturnType<typeof selectBooks>>[number];

const differenceOf = ({ countedKobo, recordedKobo }: BookRow): number | null =>
  countedKobo === null || recordedKobo === null ? null : nairaOf(countedKobo - recordedKobo);

const listedBook = (row: BookRow) => ({
  id: row.id,
  day: row.day,
  officer: row.officer,
  receipts: row.receipts,
  cash: nairaOf(row.cashKobo),
  pos: nairaOf(row.posKobo),
  teller: nairaOf(row.tellerKobo),
  counted: row.countedKobo === null ? null : nairaOf(row.countedKobo),
  difference: differenceOf(row),
  closedAt: row.closedAt?.toISOString() ?? null,
});

/** What each officer took, day by day. */
export const cashBookList = defineList({
  name: "cash-books",
  endpoint: cashBooks,
  exported: exportCashBooks,
  query: selectBooks,
  id: cashBook.id,
  sorts: { day: [cashBook.day] },
  filters: {
    isOpen: (open) => (open ? isNull(cashBook.closedAt) : isNotNull(cashBook.closedAt)),
    differs: (differs) =>
      differs
        ? ne(cashBook.countedKobo, cashBook.recordedKobo)
        : eq(cashBook.countedKobo, cashBook.recordedKobo),
    from: (day, { college }) => {
      startOfDay(college, "from", day);
      return gte(cashBook.day, day);
    },
    until: (day, { college }) => {
      startOfDay(college, "until", day);
      return lte(cashBook.day, day);
    },
  },
  row: listedBook,
  columns: [
    { heading: "Day", cell: (row) => row.day },
    { heading: "Officer", cell: (row) => row.officer },
    { heading: "Receipts", cell: (row) => row.receipts },
    { heading: "Cash (NGN)", cell: (row) => nairaOf(row.cashKobo) },
    { heading: "POS (NGN)", cell: (row) => nairaOf(row.posKobo) },
    { heading: "Teller (NGN)", cell: (row) => nairaOf(row.tellerKobo) },
    {
      heading: "Counted (NGN)",
      cell: (row) => (row.countedKobo === null ? null : nairaOf(row.countedKobo)),
    },
    { heading: "Difference (NGN)", cell: differenceOf },
    { heading: "Note", cell: (row) => row.note },
    { heading: "Closed", cell: (row) => row.closedAt },
  ],
});

/** The most receipts that a book's page shows; the list of receipts has all. */
const mostEntries = 500;

/** @throws 404 */
export const readCashBook = async (
  { db }: PaymentsCollege,
  caller: Pick<Account, "id" | "role">,
  id: number,
): Promise<ResponseOf<typeof cashBookEndpoint>> => {
  const [[book], entries, [closer]] = await Promise.all([
    selectBooks(db).where(eq(cashBook.id, id)),
    selectCounterReceipts(db)
      .where(eq(counterReceipt.cashBookId, id))
      .orderBy(asc(receipt.id))
      .limit(mostEntries),
    db
      .select({
        name: staffName,
      })
      .from(cashBook)
      .innerJoin(staffMember, eq(staffMember.accountId, cashBook.closedBy))
      .where(eq(cashBook.id, id)),
  ]);
  if (book === undefined) throw notFound();
  return {
    ...listedBook(book),
    note: book.note,
    closedBy: closer?.name ?? null,
    voidedLater: nairaOf(book.voidedLaterKobo),
    canClose: book.closedAt === null && mayClose(caller, book),
    entries: entries.map(listedReceipt),
  };
};

/** What was taken in a book, for its officer's dashboard. @throws 404 */
export const readTakings = async (db: Database, id: number) => {
  const [book] = await selectBooks(db).where(eq(cashBook.id, id));
  if (book === undefined) throw notFound();
  const { receipts, cash, pos, teller } = listedBook(book);
  return { receipts, cash, pos, teller };
};

const mayClose = (
  caller: Pick<Account, "id" | "role">,
  { officerId }: Pick<BookRow, "officerId">,
): boolean => officerId === caller.id || caller.role === "SUPER_ADMIN";

/** @throws 400; 403 for another officer's book; 404; 409 `changed_elsewhere` */
export const closeBook = async (
  college: PaymentsCollege,
  caller: Pick<Account, "id" | "role">,
  id: number,
  { counted, note = "" }: BodyOf<typeof closeCashBook>,
): Promise<ResponseOf<typeof closeCashBook>> => {
  const countedKobo = koboOf(counted);
  if (countedKobo === undefined) throw refuseFields({ counted: [counterTexts.wholeKobo] });
  return college.db.transaction(async (tx) => {
    const { isClosed, officerId } = await lockBook(tx, id);
    if (!mayClose(caller, { officerId })) throw forbidden();
    if (isClosed) throw refuse(409, counterTexts.bookClosedAlready, "changed_elsewhere");
    const { cashKobo: recordedKobo } = await requireBook(tx, id);
    const reason = readNote(college, countedKobo - recordedKobo, note);
    const closed = { recordedKobo, countedKobo, note: reason };
    await tx
      .update(cashBook)
      .set({ ...closed, closedAt: college.clock(), closedBy: caller.id })
      .where(eq(cashBook.id, id));
    await recordChange(college, tx, {
      actorAccountId: caller.id,
      action: "cash_book.close",
      subject: `cash_book:${id}`,
      after: closed,
      reason,
    });
    return listedBook(await requireBook(tx, id));
  });
};

const requireBook = async (tx: Transaction, id: number): Promise<BookRow> => {
  const [book] = await selectBooks(tx).where(eq(cashBook.id, id));
  if (book === undefined) throw notFound();
  return book;
};

/** @throws 400 where the count differs and nobody says why */
const readNote = (
  { identity }: PaymentsCollege,
  differenceKobo: number,
  typed: string,
): string | null => {
  const text = oneLine(typed.normalize("NFC"));
  if (differenceKobo !== 0 && text.length < 5) {
    const shown = formatMoney(Math.abs(differenceKobo), identity.currencySymbol);
    throw refuseFields({ note: [counterTexts.sayWhyDiffers(shown)] });
  }
  return text === "" ? null : text;
};
