import { and, asc, eq, gt, gte, isNotNull, isNull, lt, lte, ne, or, type SQL } from "drizzle-orm";
import type { ResponseOf } from "../../../../contract/endpoint.ts";
import {
  exportIssuedSlips,
  type issuedSlip,
  issuedSlips,
} from "../../../../contract/payments/issued-slips.ts";
import type { slipStates } from "../../../../contract/payments/slips.ts";
import type { College } from "../../context.ts";
import type { Database } from "../../db/database.ts";
import { bankRow, slip } from "../../db/schema/bank.ts";
import { student } from "../../db/schema/students.ts";
import { notFound } from "../../http/refusal.ts";
import { endOfDay, startOfDay } from "../../lists/day-range.ts";
import { defineList } from "../../lists/list.ts";
import { personName } from "../../lists/names.ts";
import { studentMatches } from "../../lists/search.ts";
import { listedRow, selectBankRows } from "../bank-statements/row-list.ts";
import { nairaOf } from "../fees/amounts.ts";
import { restOf, slipAnswer, slipColumns, slipRest, slipState } from "./slip.ts";

type State = (typeof slipStates)[number];

/** Slips with whose they are. */
const selectIssued = (db: Database) =>
  db
    .select({
      ...slipColumns,
      student: { id: student.id, matricNumber: student.matricNumber, name: personName(student) },
    })
    .from(slip)
    .innerJoin(student, eq(student.accountId, slip.accountId))
    .$dynamic();

type Issued = Awaited<ReturnType<typeof selectIssued>>[number];

/** One slip in the form of the contract's list. */
const listedSlip = (row: Issued, now: Date) => {
  const { lines: _, ...answer } = slipAnswer(row, now);
  return { ...answer, student: row.student };
};

const unpaid = and(isNull(slip.settledAt), isNull(slip.cancelledAt));

const inState = (state: State, now: Date): SQL | undefined =>
  ({
    paid: isNotNull(slip.settledAt),
    cancelled: isNotNull(slip.cancelledAt),
    settled: and(unpaid, eq(slipRest, 0)),
    open: and(unpaid, ne(slipRest, 0), gt(slip.expiresAt, now)),
    expired: and(unpaid, ne(slipRest, 0), lte(slip.expiresAt, now)),
  })[state];

/** The payment slips of all students, for the bursary and the office. */
export const slipList = defineList({
  name: "slips",
  endpoint: issuedSlips,
  exported: exportIssuedSlips,
  query: selectIssued,
  id: slip.id,
  sorts: {
    issued_at: [slip.issuedAt],
    expires_at: [slip.expiresAt],
    amount: [slip.amountKobo],
    received: [slip.receivedKobo],
  },
  filters: {
    state: (state, { college }) => inState(state, college.clock()),
    isPartPaid: (isPart) =>
      isPart
        ? and(gt(slip.receivedKobo, 0), isNull(slip.settledAt))
        : or(eq(slip.receivedKobo, 0), isNotNull(slip.settledAt)),
    from: (day, { college }) => gte(slip.issuedAt, startOfDay(college, "from", day)),
    until: (day, { college }) => lt(slip.issuedAt, endOfDay(college, "until", day)),
    amountFrom: (naira) => gte(slip.amountKobo, Math.round(naira * 100)),
    amountUntil: (naira) => lte(slip.amountKobo, Math.round(naira * 100)),
  },
  search: (text) => or(eq(slip.reference, text.replaceAll(/[\s-]/g, "")), studentMatches(text)),
  row: (row, { college }) => listedSlip(row, college.clock()),
  columns: [
    { heading: "Reference", cell: (row) => row.reference },
    { heading: "Matric number", cell: (row) => row.student.matricNumber },
    { heading: "Name", cell: (row) => row.student.name },
    { heading: "Amount (NGN)", cell: (row) => nairaOf(row.amountKobo) },
    { heading: "Received (NGN)", cell: (row) => nairaOf(row.receivedKobo) },
    { heading: "To pay (NGN)", cell: (row) => nairaOf(restOf(row)) },
    { heading: "State", cell: (row, { college }) => slipState(row, college.clock()) },
    { heading: "Made", cell: (row) => row.issuedAt },
    { heading: "Expires", cell: (row) => row.expiresAt },
    { heading: "Paid", cell: (row) => row.settledAt },
  ],
});

/** One slip with its items, and what banks said of it. @throws 404 */
export const readIssuedSlip = async (
  { db, clock }: College,
  id: number,
): Promise<ResponseOf<typeof issuedSlip>> => {
  const [found] = await selectIssued(db).where(eq(slip.id, id));
  if (found === undefined) throw notFound();
  const rows = await selectBankRows(db)
    .where(eq(bankRow.slipId, id))
    .orderBy(asc(bankRow.day), asc(bankRow.id));
  return {
    ...slipAnswer(found, clock()),
    student: found.student,
    rows: rows.map(listedRow),
  };
};
