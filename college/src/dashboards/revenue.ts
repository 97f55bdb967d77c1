import { and, eq, gte, type SQL, sql } from "drizzle-orm";
import { moneyPurposes, type revenueDashboard } from "../../../contract/dashboards/dashboards.ts";
import type { ResponseOf } from "../../../contract/endpoint.ts";
import { zonedDay, zonedInstant } from "../../../contract/zoned-time.ts";
import { addDays } from "../calendar-day.ts";
import type { College } from "../context.ts";
import type { Database } from "../db/database.ts";
import { allocation, charge, receipt } from "../db/schema/ledger.ts";
import { payment } from "../db/schema/payments.ts";
import { readCalendar } from "../registration/calendar.ts";

type Answer = ResponseOf<typeof revenueDashboard>;

const shownDays = 31;

/** Money credited for one item on one day. */
interface Taken {
  readonly day: string;
  readonly purpose: (typeof moneyPurposes)[number];
  readonly payments: number;
  readonly kobo: number;
}

/** Reads the revenue in the ledger, of both channels: each has an indexed statement for the session, and one for the days. */
export const readRevenue = async ({ db, clock, identity }: College): Promise<Answer> => {
  const { timeZone } = identity;
  const today = zonedDay(clock(), timeZone);
  const days = Array.from({ length: shownDays }, (_, index) =>
    addDays(today, index + 1 - shownDays),
  );
  const since = zonedInstant(days[0] ?? today, "00:00", timeZone);
  const { session } = await readCalendar(db);
  const [online, counter, onlineDays, counterDays] = await Promise.all([
    session === undefined ? [] : readOnline(db, eq(payment.sessionId, session.id), timeZone),
    session === undefined ? [] : readCounter(db, eq(charge.sessionId, session.id), timeZone),
    readOnline(db, gte(receipt.paidAt, since), timeZone),
    readCounter(db, gte(receipt.paidAt, since), timeZone),
  ]);
  const ofSession = [...online, ...counter];
  const ofDays = [...onlineDays, ...counterDays];
  return {
    session: session?.name ?? null,
    total: nairaOf(ofSession),
    items: itemsOf(ofSession),
    days: days.map((day) => {
      const taken = ofDays.filter((one) => one.day === day);
      return { day, total: nairaOf(taken), items: itemsOf(taken) };
    }),
  };
};

const dayOf = (timeZone: string) =>
  sql<string>`to_char(${receipt.paidAt} at time zone ${timeZone}, 'YYYY-MM-DD')`.as("day");

/** An online receipt counts for what its payment was opened for, its credit included. */
const readOnline = (db: Database, condition: SQL, timeZone: string): Promise<readonly Taken[]> =>
  db
    .select({
      purpose: payment.purpose,
      payments: sql<number>`count(*)::int`,
      kobo: sql<number>`sum(${receipt.amountKobo})::float8`,
      day: dayOf(timeZone),
    })
    .from(receipt)
    .innerJoin(payment, eq(payment.id, receipt.paymentId))
    .where(and(condition, eq(receipt.isReversed, false)))
    .groupBy(sql`day`, payment.purpose);

/** A receipt of the counter counts for the charges that it pays. */
const readCounter = (db: Database, condition: SQL, timeZone: string): Promise<readonly Taken[]> =>
  db
    .select({
      purpose: sql<Taken["purpose"]>`coalesce(${charge.purpose}, 'other')`.as("paid_for"),
      payments: sql<number>`count(distinct ${receipt.id})::int`,
      kobo: sql<number>`sum(${allocation.amountKobo})::float8`,
      day: dayOf(timeZone),
    })
    .from(receipt)
    .innerJoin(allocation, eq(allocation.receiptId, receipt.id))
    .innerJoin(charge, eq(charge.id, allocation.chargeId))
    .where(and(condition, eq(receipt.channel, "counter"), eq(receipt.isReversed, false)))
    .groupBy(sql`day`, sql`paid_for`);

/** Every item, in one order, also those for which nothing was paid. */
const itemsOf = (taken: readonly Taken[]): Answer["items"] =>
  moneyPurposes.map((purpose) => {
    const own = taken.filter((one) => one.purpose === purpose);
    const payments = own.reduce((sum, one) => sum + one.payments, 0);
    return { purpose, payments, amount: nairaOf(own) };
  });

const nairaOf = (taken: readonly Taken[]): number =>
  taken.reduce((sum, { kobo }) => sum + kobo, 0) / 100;
