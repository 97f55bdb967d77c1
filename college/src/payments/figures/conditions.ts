import { and, type Column, eq, gte, lt, type SQL, sql } from "drizzle-orm";
import type { QueryOf } from "../../../../contract/endpoint.ts";
import type { figures } from "../../../../contract/payments/figures.ts";
import type { College } from "../../context.ts";
import type { allocation, charge } from "../../db/schema/ledger.ts";
import { sponsoredStudent, sponsorship } from "../../db/schema/sponsors.ts";
import { student } from "../../db/schema/students.ts";
import { endOfDay, startOfDay } from "../../lists/day-range.ts";
import { sessionLevel } from "../instalments/plan-sql.ts";

type Query = QueryOf<typeof figures>;

/**
 * To be joined: whose list covers which section of an account in a session. A closed list can cover what an open one does, so one is chosen, and
 * no charge counts twice.
 */
export const coverages: SQL = sql`(
  select distinct on (s.account_id, l.session_id, covered.section)
    s.account_id, l.session_id, covered.section, l.sponsor_id
  from ${sponsoredStudent} m join ${sponsorship} l on l.id = m.sponsorship_id join ${student} s on s.id = m.student_id
    cross join lateral unnest(l.sections) as covered (section)
  order by s.account_id, l.session_id, covered.section, l.is_closed, l.id desc)`;

/** Charges, or what was paid of them. */
export type Entries = typeof charge | typeof allocation;

type EntryFilters = Pick<Query, "section" | "sponsor" | "sponsored">;

/** In a query: the entries that the filters name. */
export const isOfEntries = (
  entries: Entries,
  { section, sponsor, sponsored }: EntryFilters,
): SQL | undefined => {
  const coverage = sql`select 1 from ${coverages} k
    where k.account_id = ${entries.accountId} and k.session_id = ${entries.sessionId} and k.section = ${entries.section}`;
  return and(
    section === undefined ? undefined : eq(entries.section, section),
    sponsor === undefined ? undefined : sql`exists (${coverage} and k.sponsor_id = ${sponsor})`,
    sponsored === true ? sql`exists (${coverage})` : undefined,
    sponsored === false ? sql`not exists (${coverage})` : undefined,
  );
};

type PayerFilters = Pick<Query, "department" | "level" | "payer">;

/** In a query: an account of those whom the filters name. An applicant has no department and no level. */
export const isOfPayers = (
  accountId: Column,
  sessionId: SQL | number,
  { department, level, payer }: PayerFilters,
): SQL | undefined => {
  const students = (condition?: SQL): SQL =>
    sql`${accountId} in (select ${student.accountId} from ${student} ${condition ? sql`where ${condition}` : sql``})`;
  return and(
    department === undefined ? undefined : students(eq(student.departmentId, department)),
    level === undefined ? undefined : students(sql`${sessionLevel(sessionId)} = ${level}`),
    payer === "student" ? students() : undefined,
    payer === "applicant" ? sql`not ${students()}` : undefined,
  );
};

/** The instants between which days lie; none where no day is named. */
interface Range {
  readonly start: Date | undefined;
  readonly end: Date | undefined;
}

/** @throws 400 `{from}`, `{until}` */
export const rangeOf = (
  college: Pick<College, "identity">,
  { from, until }: Pick<Query, "from" | "until">,
): Range => ({
  start: from === undefined ? undefined : startOfDay(college, "from", from),
  end: until === undefined ? undefined : endOfDay(college, "until", until),
});

export const isSince = (column: Column, { start }: Range): SQL | undefined =>
  start === undefined ? undefined : gte(column, start);

export const isBefore = (column: Column, { end }: Range): SQL | undefined =>
  end === undefined ? undefined : lt(column, end);
