import { getTableColumns, type SQL, sql } from "drizzle-orm";
import type { slipStates } from "../../../../contract/payments/slips.ts";
import type { Database, Transaction } from "../../db/database.ts";
import { adjustmentLine } from "../../db/schema/adjustments.ts";
import { slip } from "../../db/schema/bank.ts";
import { academicSession } from "../../db/schema/calendar.ts";
import { charge } from "../../db/schema/ledger.ts";
import { nairaOf } from "../fees/amounts.ts";

type State = (typeof slipStates)[number];

/** In a query of slips: their lines. */
const lines = sql`jsonb_array_elements(${slip.lines}) with ordinality as l(line, place)`;

const lineKobo = sql`(l.line->>'amountKobo')::int`;

const chargeOfLine = sql`substr(l.line->>'key', 8)::int`;

/** In a query of lines: what is owed of the charge instead of which adjustments charge less by now. */
const owedOfAdjusted = sql`(
    with recursive followed(id) as (
      select ${chargeOfLine}
      union all
      select step.new_charge_id from ${adjustmentLine} step join followed on followed.id = step.charge_id
      where step.new_charge_id is not null)
    select c.amount_kobo - c.paid_kobo from ${charge} c join followed on followed.id = c.id where not c.is_reversed)`;

/**
 * In a query of lines: what is owed of one by now, after all payments, and never more than the slip asks for. What is not charged any
 * more is not owed; the hostel fee is charged when it is paid.
 */
const owedOfLine = sql`least(${lineKobo}, case when l.line->>'key' = 'hostel' then coalesce((
    select c.amount_kobo - c.paid_kobo from ${charge} c join ${academicSession} a on a.id = c.session_id
    where c.account_id = ${slip.accountId} and a.name = l.line->>'session' and c.purpose = 'hostel'
      and c.reverses_id is null and not c.is_reversed), ${lineKobo})
  else coalesce((
    select c.amount_kobo - c.paid_kobo from ${charge} c where c.id = ${chargeOfLine} and not c.is_reversed),
    ${owedOfAdjusted}, 0) end)`;

/** In a query of slips: what is still to be paid with one, in kobo: what did not come for it, as far as its items are still owed. */
export const slipRest: SQL<number> =
  sql`greatest(0, least(${slip.amountKobo} - ${slip.receivedKobo},
  (select sum(${owedOfLine}) from ${lines})))`.mapWith(Number);

/** What a slip is by now: its row, and what is owed of its items. */
export const slipColumns = {
  ...getTableColumns(slip),
  restKobo: slipRest.as("rest_kobo"),
  /** Of each line, in kobo. */
  owedKobo: sql<
    readonly number[]
  >`(select jsonb_agg(${owedOfLine} order by l.place) from ${lines})`.as("owed_kobo"),
};

/** Slips with what is owed of them by now. */
export const selectSlips = (db: Database | Transaction) =>
  db.select(slipColumns).from(slip).$dynamic();

export type SlipRow = Awaited<ReturnType<typeof selectSlips>>[number];

/** What became of a slip by now. */
export const slipState = (
  {
    cancelledAt,
    settledAt,
    expiresAt,
    restKobo,
  }: Pick<SlipRow, "cancelledAt" | "settledAt" | "expiresAt" | "restKobo">,
  now: Date,
): State => {
  if (settledAt !== null) return "paid";
  if (cancelledAt !== null) return "cancelled";
  if (restKobo === 0) return "settled";
  return expiresAt > now ? "open" : "expired";
};

/** What is to be paid with a slip, in kobo: nothing with one that is cancelled. */
export const restOf = ({ cancelledAt, restKobo }: Pick<SlipRow, "cancelledAt" | "restKobo">) =>
  cancelledAt === null ? restKobo : 0;

/** A slip in the form of the contract. */
export const slipAnswer = (row: SlipRow, now: Date) => ({
  id: row.id,
  reference: row.reference,
  state: slipState(row, now),
  amount: nairaOf(row.amountKobo),
  received: nairaOf(row.receivedKobo),
  rest: nairaOf(restOf(row)),
  issuedAt: row.issuedAt.toISOString(),
  expiresAt: row.expiresAt.toISOString(),
  paidAt: row.settledAt?.toISOString() ?? null,
  lines: row.lines.map(({ session, label, amountKobo }, index) => ({
    session,
    label,
    amount: nairaOf(amountKobo),
    outstanding: nairaOf(row.owedKobo[index] ?? 0),
  })),
});
