import { and, type Column, eq, isNull, not, type SQL, sql } from "drizzle-orm";
import type { QueryOf, ResponseOf } from "../../../../contract/endpoint.ts";
import {
  exportReceipts,
  type receiptStates,
  receipts,
  type receiptTotals,
} from "../../../../contract/payments/figures.ts";
import type { Database } from "../../db/database.ts";
import { account } from "../../db/schema/accounts.ts";
import { applicant } from "../../db/schema/admissions.ts";
import { bankReceipt } from "../../db/schema/bank.ts";
import { counterReceipt } from "../../db/schema/counter.ts";
import { allocation, receipt } from "../../db/schema/ledger.ts";
import { payment } from "../../db/schema/payments.ts";
import { refund } from "../../db/schema/refunds.ts";
import { sponsorReceipt } from "../../db/schema/sponsors.ts";
import { student } from "../../db/schema/students.ts";
import { defineList, type ListContext } from "../../lists/list.ts";
import { rowQueryOf } from "../../lists/query.ts";
import { isAskedFor } from "../../lists/rows.ts";
import { sessionIdOf } from "../../registration/calendar.ts";
import { channelLabels, nairaOf } from "../fees/amounts.ts";
import { refundedKobo } from "../ledger/paid.ts";
import { receiptReference } from "../ledger/receipt-reference.ts";
import { payerAnswer, payerColumns, payersMatching } from "../records/payers.ts";
import { isBefore, isOfEntries, isOfPayers, isSince, rangeOf } from "./conditions.ts";

type Filters = Partial<QueryOf<typeof receipts>>;
type State = (typeof receiptStates)[number];

/** The contract has checked them. */
const filtersOf = ({ filters }: ListContext): Filters => filters ?? {};

/** Of any session there is no level of a session: the level now counts. */
const sessionOf = (context: ListContext): SQL => {
  const { session } = filtersOf(context);
  return session === undefined ? sql`null::int` : sessionIdOf(session);
};

/** Whether only receipts that pay some charges are asked for. */
const isOfCharges = (context: ListContext): boolean => {
  const { session, section, sponsor, sponsored } = filtersOf(context);
  return [session, section, sponsor, sponsored].some((filter) => filter !== undefined);
};

/**
 * To be joined: what of each receipt pays the charges that the filters name. A voided one, and money of a charge that was taken back, come
 * to nothing with their counter-entries.
 * @param own the receipt that it is for, where rows are few
 */
const paying = (context: ListContext, own?: SQL): SQL => {
  const filters = filtersOf(context);
  return sql`(
    select ${allocation.receiptId} as receipt_id, sum(${allocation.amountKobo}) as paid from ${allocation}
    where ${and(
      sql`${allocation.section} <> 'refund'`,
      filters.session === undefined
        ? undefined
        : sql`${allocation.sessionId} = ${sessionIdOf(filters.session)}`,
      isOfEntries(allocation, filters),
      own === undefined ? undefined : sql`${allocation.receiptId} = ${own}`,
    )} group by 1) as paying`;
};

const isOwn = sql`paying.receipt_id = ${receipt.id}`;

const isPaying = sql`${isOwn} and (paying.paid > 0 or ${receipt.isReversed})`;

const findReceipts = (db: Database, context: ListContext) => {
  const all = db.select({ id: receipt.id }).from(receipt).$dynamic();
  return isOfCharges(context) ? all.innerJoin(paying(context), isPaying) : all;
};

/** Of a page's rows each is summed by itself, unless the sponsors of all are looked up for it. */
const selectReceipts = (db: Database, context: ListContext) => {
  const { sponsor, sponsored } = filtersOf(context);
  const isByRow = sponsor === undefined && sponsored === undefined;
  const paid = isByRow
    ? sql`(select paying.paid from ${paying(context, sql`${receipt.id}`)})`
    : sql`paying.paid`;
  const all = db
    .select({
      id: receipt.id,
      ...payerColumns,
      channel: receipt.channel,
      reference,
      sponsor: sql<string | null>`(${ofReceipt(sponsorReceipt, sponsorReceipt.sponsor)})`,
      amountKobo: receipt.amountKobo,
      allocatedKobo: receipt.allocatedKobo,
      paidKobo: sql`coalesce(${paid}, 0)`.mapWith(Number),
      refundedKobo,
      paidAt: receipt.paidAt,
      isReversed: receipt.isReversed,
      paymentId: receipt.paymentId,
      rowId: sql<number | null>`(${ofReceipt(bankReceipt, bankReceipt.rowId)})`,
    })
    .from(receipt)
    .leftJoin(account, eq(account.id, receipt.accountId))
    .leftJoin(student, eq(student.accountId, receipt.accountId))
    .leftJoin(applicant, eq(applicant.accountId, receipt.accountId))
    .$dynamic();
  return isByRow ? all : all.leftJoin(paying(context), isOwn);
};

const ofReceipt = (source: typeof bankReceipt | typeof sponsorReceipt, column: Column): SQL =>
  sql`select ${column} from ${source} where ${source.receiptId} = ${receipt.id}`;

/**
 * Read for the page's rows alone. Joined to all, it would be one table more than PostgreSQL puts into an order of its own
 * (`join_collapse_limit`), and every receipt would be read for a page.
 */
const reference = sql<string>`(
  select ${receiptReference} from (select 1) one
    left join ${payment} on ${payment.id} = ${receipt.paymentId}
    left join ${counterReceipt} on ${counterReceipt.receiptId} = ${receipt.id}
    left join ${bankReceipt} on ${bankReceipt.receiptId} = ${receipt.id}
    left join ${sponsorReceipt} on ${sponsorReceipt.receiptId} = ${receipt.id})`;

type ListedRow = Awaited<ReturnType<typeof selectReceipts>>[number];

const stateOf = ({ isReversed }: ListedRow): State => (isReversed ? "voided" : "valid");

const creditOf = ({ isReversed, amountKobo, allocatedKobo }: ListedRow): number =>
  isReversed ? 0 : nairaOf(amountKobo - allocatedKobo);

/** Each part has an index of its own. */
const matchesReceipt = (text: string): SQL => {
  const number = text.toUpperCase();
  return sql`${receipt.id} in (
    select r.id from ${receipt} r join ${payment} p on p.id = r.payment_id where p.reference = ${number}
    union all select n.receipt_id from ${counterReceipt} n where n.number = ${number}
    union all select n.receipt_id from ${bankReceipt} n where n.number = ${number}
    union all select n.receipt_id from ${sponsorReceipt} n where n.number = ${number}
    union all select r.id from ${receipt} r where r.account_id in (${payersMatching(text)}))`;
};

/** Money that came in by every channel, for the bursary. */
export const receiptList = defineList({
  name: "receipts",
  endpoint: receipts,
  exported: exportReceipts,
  query: selectReceipts,
  found: findReceipts,
  within: () => isNull(receipt.reversesId),
  id: receipt.id,
  sorts: { paid_at: [receipt.paidAt], amount: [receipt.amountKobo] },
  filters: {
    // What of a receipt pays such charges is joined.
    session: () => undefined,
    section: () => undefined,
    sponsor: () => undefined,
    sponsored: () => undefined,
    department: (id, context) =>
      isOfPayers(receipt.accountId, sessionOf(context), { department: id }),
    level: (level, context) => isOfPayers(receipt.accountId, sessionOf(context), { level }),
    payer: (payer, context) => isOfPayers(receipt.accountId, sessionOf(context), { payer }),
    channel: (channel) => eq(receipt.channel, channel),
    state: (state) => eq(receipt.isReversed, state === "voided"),
    from: (from, { college }) => isSince(receipt.paidAt, rangeOf(college, { from })),
    until: (until, { college }) => isBefore(receipt.paidAt, rangeOf(college, { until })),
  },
  search: matchesReceipt,
  row: (row) => ({
    id: row.id,
    channel: row.channel,
    reference: row.reference,
    sponsor: row.sponsor,
    payer: payerAnswer(row),
    amount: nairaOf(row.amountKobo),
    paid: nairaOf(row.paidKobo),
    credit: creditOf(row),
    refunded: nairaOf(row.refundedKobo),
    paidAt: row.paidAt.toISOString(),
    state: stateOf(row),
    recordId: row.paymentId ?? row.rowId ?? row.id,
  }),
  columns: [
    { heading: "Paid", cell: (row) => row.paidAt },
    { heading: "Channel", cell: (row) => channelLabels[row.channel] },
    { heading: "Reference", cell: (row) => row.reference },
    { heading: "Sponsor", cell: (row) => row.sponsor },
    { heading: "Number", cell: (row) => row.number },
    { heading: "Name", cell: (row) => row.name },
    { heading: "Amount (NGN)", cell: (row) => nairaOf(row.amountKobo) },
    { heading: "Pays charges (NGN)", cell: (row) => nairaOf(row.paidKobo) },
    { heading: "Credit (NGN)", cell: creditOf },
    { heading: "Refunded (NGN)", cell: (row) => nairaOf(row.refundedKobo) },
    { heading: "State", cell: stateOf },
  ],
});

/** What the filtered receipts come to without voided ones, in naira. */
export const readReceiptTotals = async (
  caller: ListContext,
  query: QueryOf<typeof receiptTotals>,
): Promise<ResponseOf<typeof receiptTotals>> => {
  const rowQuery = rowQueryOf(receiptList, query);
  const context = { ...caller, filters: rowQuery.filters };
  const givenBack = sql`(
    select a.receipt_id, sum(a.amount_kobo) as kobo from ${refund} f join ${allocation} a on a.charge_id = f.charge_id
    group by 1) as given_back`;
  const refunded = sql`coalesce(given_back.kobo, 0)`;
  const all = context.college.db
    .select({
      amountKobo: totalOf(sql`${receipt.amountKobo}`),
      paidKobo: totalOf(
        isOfCharges(context) ? sql`paying.paid` : sql`${receipt.allocatedKobo} - ${refunded}`,
      ),
      creditKobo: totalOf(sql`${receipt.amountKobo} - ${receipt.allocatedKobo}`),
      refundedKobo: totalOf(refunded),
    })
    .from(receipt)
    .leftJoin(givenBack, sql`given_back.receipt_id = ${receipt.id}`)
    .$dynamic();
  const asked = isOfCharges(context) ? all.innerJoin(paying(context), isPaying) : all;
  const [totals] = await asked.where(
    and(not(receipt.isReversed), isAskedFor(receiptList, context, rowQuery)),
  );
  if (totals === undefined) throw new Error("a sum has one row");
  return {
    amount: nairaOf(totals.amountKobo),
    paid: nairaOf(totals.paidKobo),
    credit: nairaOf(totals.creditKobo),
    refunded: nairaOf(totals.refundedKobo),
  };
};

const totalOf = (kobo: SQL) => sql`coalesce(sum(${kobo}), 0)`.mapWith(Number);
