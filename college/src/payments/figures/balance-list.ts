import { and, eq, type SQL, sql } from "drizzle-orm";
import type { QueryOf, ResponseOf } from "../../../../contract/endpoint.ts";
import {
  type balanceStandings,
  balances,
  type balanceTotals,
  exportBalances,
} from "../../../../contract/payments/figures.ts";
import type { Database } from "../../db/database.ts";
import { account } from "../../db/schema/accounts.ts";
import { applicant } from "../../db/schema/admissions.ts";
import { allocation, charge } from "../../db/schema/ledger.ts";
import { department, student } from "../../db/schema/students.ts";
import { defineList, type ListContext } from "../../lists/list.ts";
import { rowQueryOf } from "../../lists/query.ts";
import { isAskedFor } from "../../lists/rows.ts";
import { sessionIdOf } from "../../registration/calendar.ts";
import { nairaOf } from "../fees/amounts.ts";
import { sessionLevel } from "../instalments/plan-sql.ts";
import { isOwed } from "../ledger/paid.ts";
import { payerAnswer, payerColumns, payersMatching } from "../records/payers.ts";
import { isBefore, isOfEntries, isOfPayers, isSince, rangeOf } from "./conditions.ts";

type Filters = Partial<QueryOf<typeof balances>>;
type Standing = (typeof balanceStandings)[number];

/** The contract has checked them. */
const filtersOf = ({ filters }: ListContext): Filters => filters ?? {};

const sessionOf = (context: ListContext): SQL => sessionIdOf(filtersOf(context).session);

/**
 * To be joined: what the charges that the filters name come to by account. Till a day, what is paid of them is summed where it was paid.
 * @param own the account that it is for, where rows are few
 */
const balance = (context: ListContext, own?: SQL): SQL => {
  const filters = filtersOf(context);
  const sessionId = sessionOf(context);
  const range = rangeOf(context.college, filters);
  const ofFilters = (entries: typeof charge | typeof allocation): SQL | undefined =>
    and(
      sql`${entries.sessionId} = ${sessionId}`,
      isOfEntries(entries, filters),
      isSince(entries.chargedAt, range),
      isBefore(entries.chargedAt, range),
      own === undefined ? undefined : sql`${entries.accountId} = ${own}`,
    );
  const charged = sql`select ${charge.accountId} as account_id, sum(${charge.amountKobo}) as billed, sum(${charge.paidKobo}) as paid
    from ${charge} where ${and(isOwed(), ofFilters(charge))} group by 1`;
  if (range.end === undefined) {
    return sql`(select account_id, billed, paid, billed - paid as outstanding from (${charged}) c) as balance`;
  }
  const money = sql`select ${allocation.accountId} as account_id, sum(${allocation.amountKobo}) as paid from ${allocation}
    where ${and(sql`${allocation.section} <> 'refund'`, ofFilters(allocation), isBefore(allocation.paidAt, range))} group by 1`;
  return sql`(
    select c.account_id, c.billed, coalesce(m.paid, 0) as paid, c.billed - coalesce(m.paid, 0) as outstanding
    from (${charged}) c left join (${money}) m on m.account_id = c.account_id) as balance`;
};

const isOwn = sql`balance.account_id = ${account.id}`;

const findBalances = (db: Database, context: ListContext) =>
  db
    .select({ id: account.id })
    .from(account)
    .innerJoin(balance(context), isOwn)
    .leftJoin(student, eq(student.accountId, account.id))
    .leftJoin(applicant, eq(applicant.accountId, account.id))
    .$dynamic();

/** Of a page's rows each is summed by itself, unless the sponsors of all are looked up for it. */
const selectBalances = (db: Database, context: ListContext) => {
  const { sponsor, sponsored } = filtersOf(context);
  const isByRow = sponsor === undefined && sponsored === undefined;
  return db
    .select({
      id: account.id,
      ...payerColumns,
      department: department.name,
      level: sql<number | null>`${sessionLevel(sessionOf(context))}`,
      billedKobo: sql`balance.billed`.mapWith(Number),
      paidKobo: sql`balance.paid`.mapWith(Number),
      outstandingKobo: sql`balance.outstanding`.mapWith(Number),
    })
    .from(account)
    .innerJoinLateral(balance(context, isByRow ? sql`${account.id}` : undefined), isOwn)
    .leftJoin(student, eq(student.accountId, account.id))
    .leftJoin(applicant, eq(applicant.accountId, account.id))
    .leftJoin(department, eq(department.id, student.departmentId))
    .$dynamic();
};

const hasStanding: Readonly<Record<Standing, SQL>> = {
  owing: sql`balance.outstanding > 0`,
  paid: sql`balance.outstanding = 0`,
  nothing_paid: sql`balance.paid = 0`,
};

/** What a session charged students and applicants, for the bursary. */
export const balanceList = defineList({
  name: "balances",
  endpoint: balances,
  exported: exportBalances,
  query: selectBalances,
  found: findBalances,
  id: account.id,
  sorts: {
    name: [
      sql`coalesce(${student.surname}, ${applicant.surname})`,
      sql`coalesce(${student.firstName}, ${applicant.firstName})`,
    ],
    number: [account.login],
    billed: [sql`balance.billed`],
    paid: [sql`balance.paid`],
    outstanding: [sql`balance.outstanding`],
  },
  filters: {
    // The balances themselves are of these.
    session: () => undefined,
    section: () => undefined,
    sponsor: () => undefined,
    sponsored: () => undefined,
    from: () => undefined,
    until: () => undefined,
    department: (id, context) => isOfPayers(account.id, sessionOf(context), { department: id }),
    level: (level, context) => isOfPayers(account.id, sessionOf(context), { level }),
    payer: (payer, context) => isOfPayers(account.id, sessionOf(context), { payer }),
    standing: (standing) => hasStanding[standing],
  },
  search: (text) => sql`${account.id} in (${payersMatching(text)})`,
  row: (row) => ({
    id: row.id,
    payer: payerAnswer(row),
    department: row.department,
    level: row.level,
    billed: nairaOf(row.billedKobo),
    paid: nairaOf(row.paidKobo),
    outstanding: nairaOf(row.outstandingKobo),
  }),
  columns: [
    { heading: "Number", cell: (row) => row.number },
    { heading: "Name", cell: (row) => row.name },
    { heading: "Department", cell: (row) => row.department },
    { heading: "Level", cell: (row) => row.level },
    { heading: "Billed (NGN)", cell: (row) => nairaOf(row.billedKobo) },
    { heading: "Paid (NGN)", cell: (row) => nairaOf(row.paidKobo) },
    { heading: "Outstanding (NGN)", cell: (row) => nairaOf(row.outstandingKobo) },
  ],
});

/** What the filtered balances come to, in naira. */
export const readBalanceTotals = async (
  caller: ListContext,
  query: QueryOf<typeof balanceTotals>,
): Promise<ResponseOf<typeof balanceTotals>> => {
  const rowQuery = rowQueryOf(balanceList, query);
  const context = { ...caller, filters: rowQuery.filters };
  const [totals] = await context.college.db
    .select({
      billedKobo: sql`coalesce(sum(balance.billed), 0)`.mapWith(Number),
      paidKobo: sql`coalesce(sum(balance.paid), 0)`.mapWith(Number),
    })
    .from(account)
    .innerJoin(balance(context), isOwn)
    .where(isAskedFor(balanceList, context, rowQuery));
  const { billedKobo = 0, paidKobo = 0 } = totals ?? {};
  return {
    billed: nairaOf(billedKobo),
    paid: nairaOf(paidKobo),
    outstanding: nairaOf(billedKobo - paidKobo),
  };
};
