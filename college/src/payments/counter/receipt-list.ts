import { and, eq, gte, isNull, lt, or, type SQL, sql } from "drizzle-orm";
import { counterReceipts, exportCounterReceipts } from "../../../../contract/payments/counter.ts";
import type { receiptStates } from "../../../../contract/payments/receipt-voids.ts";
import type { Database } from "../../db/database.ts";
import { cashBook, counterReceipt, receiptVoid } from "../../db/schema/counter.ts";
import { receipt } from "../../db/schema/ledger.ts";
import { staffMember } from "../../db/schema/staff.ts";
import { student } from "../../db/schema/students.ts";
import { endOfDay, startOfDay } from "../../lists/day-range.ts";
import { defineList } from "../../lists/list.ts";
import { personName, staffName } from "../../lists/names.ts";
import { studentMatches } from "../../lists/search.ts";
import { nairaOf } from "../fees/amounts.ts";

type State = (typeof receiptStates)[number];

/** Receipts of the counter with student, officer, and the void that waits. */
export const selectCounterReceipts = (db: Database) =>
  db
    .select({
      id: receipt.id,
      number: counterReceipt.number,
      method: counterReceipt.method,
      slipNumber: counterReceipt.slipNumber,
      amountKobo: receipt.amountKobo,
      paidAt: receipt.paidAt,
      isReversed: receipt.isReversed,
      cashBookId: counterReceipt.cashBookId,
      officer: staffName,
      voidId: receiptVoid.id,
      studentId: student.id,
      matricNumber: student.matricNumber,
      name: personName(student),
    })
    .from(receipt)
    .innerJoin(counterReceipt, eq(counterReceipt.receiptId, receipt.id))
    .innerJoin(cashBook, eq(cashBook.id, counterReceipt.cashBookId))
    .innerJoin(student, eq(student.accountId, receipt.accountId))
    .leftJoin(staffMember, eq(staffMember.accountId, cashBook.officerId))
    .leftJoin(
      receiptVoid,
      and(eq(receiptVoid.receiptId, receipt.id), isNull(receiptVoid.isApproved)),
    )
    .$dynamic();

type ListedRow = Awaited<ReturnType<typeof selectCounterReceipts>>[number];

const stateOf = ({ isReversed, voidId }: ListedRow): State => {
  if (isReversed) return "voided";
  return voidId === null ? "valid" : "void_asked";
};

/** One receipt in the form of the contract's list. */
export const listedReceipt = (row: ListedRow) => ({
  id: row.id,
  number: row.number,
  method: row.method,
  slipNumber: row.slipNumber,
  amount: nairaOf(row.amountKobo),
  receivedAt: row.paidAt.toISOString(),
  officer: row.officer,
  cashBookId: row.cashBookId,
  state: stateOf(row),
  student: { id: row.studentId, matricNumber: row.matricNumber, name: row.name },
});

const inState: Readonly<Record<State, SQL | undefined>> = {
  valid: and(eq(receipt.isReversed, false), isNull(receiptVoid.id)),
  void_asked: and(eq(receipt.isReversed, false), sql`${receiptVoid.id} is not null`),
  voided: eq(receipt.isReversed, true),
};

/** The receipts of the counter, for the bursary and the office. */
export const counterReceiptList = defineList({
  name: "counter-receipts",
  endpoint: counterReceipts,
  exported: exportCounterReceipts,
  query: selectCounterReceipts,
  id: receipt.id,
  sorts: { received_at: [receipt.paidAt], amount: [receipt.amountKobo] },
  filters: {
    method: (method) => eq(counterReceipt.method, method),
    state: (state) => inState[state],
    cashBook: (id) => eq(counterReceipt.cashBookId, id),
    student: (id) => eq(student.id, id),
    from: (day, { college }) => gte(receipt.paidAt, startOfDay(college, "from", day)),
    until: (day, { college }) => lt(receipt.paidAt, endOfDay(college, "until", day)),
  },
  search: (text) =>
    or(
      eq(counterReceipt.number, text.toUpperCase()),
      sql`lower(${counterReceipt.slipNumber}) = ${text.toLowerCase()}`,
      studentMatches(text),
    ),
  row: listedReceipt,
  columns: [
    { heading: "Number", cell: (row) => row.number },
    { heading: "Received", cell: (row) => row.paidAt },
    { heading: "Matric number", cell: (row) => row.matricNumber },
    { heading: "Name", cell: (row) => row.name },
    { heading: "Method", cell: (row) => row.method },
    { heading: "Slip", cell: (row) => row.slipNumber },
    { heading: "Amount (NGN)", cell: (row) => nairaOf(row.amountKobo) },
    { heading: "Officer", cell: (row) => row.officer },
    { heading: "State", cell: stateOf },
  ],
});
