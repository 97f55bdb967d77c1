import { and, type Column, eq, type SQL, sql } from "drizzle-orm";
import type { QueryOf } from "../../../../contract/endpoint.ts";
import type { figures } from "../../../../contract/payments/figures.ts";
import type { College } from "../../context.ts";
import { allocation, charge } from "../../db/schema/ledger.ts";
import { student } from "../../db/schema/students.ts";
import { sessionLevel } from "../instalments/plan-sql.ts";
import { isOwed } from "../ledger/paid.ts";
import {
  coverages,
  type Entries,
  isBefore,
  isOfEntries,
  isOfPayers,
  isSince,
  rangeOf,
} from "./conditions.ts";

type Query = QueryOf<typeof figures>;

type Asked = Query & { readonly sessionId: number };

/** What is summed of the charges, or of the money, with one key; in kobo. */
export interface Sums {
  /** Charged in the range of days, and at any time till its end. */
  readonly billedKobo: number;
  readonly chargedKobo: number;
  /** Paid in the range by what money was paid in it. */
  readonly receivedKobo: number;
  /** Paid till its end of what was charged till then. */
  readonly paidKobo: number;
}

export interface KeyedSums extends Sums {
  /** Null of charges by channel: they have none. */
  readonly key: string | null;
}

/**
 * The sums of a session by key. Money by day or by channel, and that of some days or of a channel, is read where it was paid; else what is paid
 * is read of the charges, where the same triggers keep it.
 * @throws 400 `{from}`, `{until}`
 */
export const readSums = async (
  college: College,
  sessionId: number,
  query: Query,
): Promise<readonly KeyedSums[]> => {
  const asked = { ...query, sessionId };
  const { by, channel, from, until } = query;
  const isOfMoney = by === "day" || by === "channel" || [channel, from, until].some(Boolean);
  const [charges, money] = await Promise.all([
    readCharges(college, asked),
    isOfMoney ? readMoney(college, asked) : undefined,
  ]);
  const charged = charges.map(({ paidKobo, ...one }) => ({
    ...one,
    receivedKobo: money === undefined ? paidKobo : 0,
    paidKobo: money === undefined ? paidKobo : 0,
  }));
  return [...charged, ...(money ?? [])];
};

const readCharges = (college: College, query: Asked) => {
  const range = rangeOf(college, query);
  const summed = sumEntries(query, {
    entries: charge,
    condition: and(isOwed(), isBefore(charge.chargedAt, range)),
    columns: sql`sum(${charge.amountKobo}) ${filter(isSince(charge.chargedAt, range))} as billed,
      sum(${charge.amountKobo}) as charged, sum(${charge.paidKobo}) as paid`,
  });
  return college.db
    .select({
      key: keyIn(college, query, sql`summed.key`),
      billedKobo: kobo("billed"),
      chargedKobo: kobo("charged"),
      paidKobo: kobo("paid"),
    })
    .from(summed)
    .groupBy(sql`1`);
};

/** Money of a voided receipt, and what was paid of a charge that was taken back, comes to nothing with its counter-entry. */
const readMoney = async (college: College, query: Asked): Promise<readonly KeyedSums[]> => {
  const { by, channel } = query;
  const range = rangeOf(college, query);
  const summed = sumEntries(query, {
    entries: allocation,
    condition: and(
      sql`${allocation.section} <> 'refund'`,
      isBefore(allocation.paidAt, range),
      channel === undefined ? undefined : eq(allocation.channel, channel),
    ),
    columns: sql`sum(${allocation.amountKobo}) ${filter(isSince(allocation.paidAt, range))} as received,
      sum(${allocation.amountKobo}) ${filter(isBefore(allocation.chargedAt, range))} as paid`,
    // Money that was there before the charge pays it on the day of the charge.
    laterKey:
      by === "day"
        ? sql`case when ${allocation.chargedAt} > ${allocation.paidAt} then ${quarterOf(allocation.chargedAt)} end`
        : sql`null::text`,
  });
  const rows = await college.db
    .select({
      key: keyIn(college, query, sql`summed.key`),
      laterKey: keyIn(college, query, sql`summed.later_key`),
      receivedKobo: kobo("received"),
      paidKobo: kobo("paid"),
    })
    .from(summed)
    .groupBy(sql`1`, sql`2`);
  return rows.flatMap(({ key, laterKey, receivedKobo, paidKobo }) => [
    { ...nothing, key, receivedKobo },
    { ...nothing, key: laterKey ?? key, paidKobo },
  ]);
};

export const nothing: Sums = { billedKobo: 0, chargedKobo: 0, receivedKobo: 0, paidKobo: 0 };

interface Summed {
  readonly entries: Entries;
  readonly condition: SQL | undefined;
  /** The named sums. */
  readonly columns: SQL;
  readonly laterKey?: SQL;
}

/** The entries of a session, summed by key; by day by quarter of an hour, of which there are few. */
const sumEntries = (
  query: Asked,
  { entries, condition, columns, laterKey = sql`null::text` }: Summed,
): SQL => {
  const { by, sessionId } = query;
  return sql`(
    select ${keyOf(by, entries)} as key, ${laterKey} as later_key, ${columns}
    from ${entries} ${joinedFor(query, entries)}
    where ${and(
      eq(entries.sessionId, sessionId),
      isOfEntries(entries, query),
      isOfPayers(entries.accountId, sessionId, query),
      condition,
    )}
    group by 1, 2) summed`;
};

const keyOf = (by: Query["by"], entries: Entries): SQL => {
  const isMoney = entries === allocation;
  switch (by) {
    case "day":
      return quarterOf(isMoney ? allocation.paidAt : charge.chargedAt);
    case "channel":
      return isMoney ? sql`${allocation.channel}` : sql`null::text`;
    case "section":
      return sql`${entries.section}`;
    case "department":
    case "level":
      return sql`coalesce(payer.key, 'applicants')`;
    case "sponsor":
      return sql`coalesce(coverage.sponsor_id::text, 'none')`;
  }
};

/** Cheaper than a day of some time zone, and every zone's days begin with one. */
const quarterOf = (instant: Column): SQL =>
  sql`date_bin('15 minutes', ${instant}, timestamptz '2000-01-01 00:00:00+00')`;

/** The key of those sums as a row has it: of a quarter of an hour, its day at the college. */
const keyIn = ({ identity }: College, { by }: Asked, key: SQL) =>
  by === "day"
    ? sql<string | null>`(${key} at time zone ${identity.timeZone})::date::text`
    : sql<string | null>`${key}`;

/** What has the key: the sponsors, or the students, whose level is looked up once each below the join. */
const joinedFor = ({ by, sessionId }: Asked, entries: Entries): SQL => {
  if (by === "sponsor") {
    return sql`left join ${coverages} coverage on coverage.account_id = ${entries.accountId}
      and coverage.session_id = ${entries.sessionId} and coverage.section = ${entries.section}`;
  }
  if (by !== "department" && by !== "level") return sql``;
  const key = by === "level" ? sessionLevel(sessionId) : sql`${student.departmentId}`;
  return sql`left join (select ${student.accountId}, (${key})::text as key from ${student}) payer
    on payer.account_id = ${entries.accountId}`;
};

const filter = (condition: SQL | undefined): SQL =>
  condition === undefined ? sql`` : sql`filter (where ${condition})`;

const kobo = (sum: string) => sql`coalesce(sum(${sql.identifier(sum)}), 0)`.mapWith(Number);
