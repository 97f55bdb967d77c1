import { and, eq, gte, inArray, isNull, ne, sql } from "drizzle-orm";
import { moneyPurposes, type revenueDashboard } from "../../../contract/dashboards/dashboards.ts";
import type { ResponseOf } from "../../../contract/endpoint.ts";
import { zonedDay, zonedInstant } from "../../../contract/zoned-time.ts";
import { addDays } from "../calendar-day.ts";
import type { College } from "../context.ts";
import type { Database } from "../db/database.ts";
import { bankReceipt } from "../db/schema/bank.ts";
import { counterReceipt, receiptVoid } from "../db/schema/counter.ts";
import { allocation, charge, receipt } from "../db/schema/ledger.ts";
import { payment, paymentPurposes } from "../db/schema/payments.ts";
import { sponsorReceipt } from "../db/schema/sponsors.ts";
import { readCalendar } from "../registration/calendar.ts";

type Answer = ResponseOf<typeof revenueDashboard>;

const shownDays = 31;

/** Money credited for one item; on one day, or in a session. */
interface Taken {
  readonly purpose: (typeof moneyPurposes)[number];
  readonly payments: number;
  readonly kobo: number;
}

/** Reads the revenue in the ledger: online, counter, banks and sponsors have an indexed statement each for the session; the days have two. */
export const readRevenue = async ({ db, clock, identity }: College): Promise<Answer> => {
  const { timeZone } = identity;
  const today = zonedDay(clock(), timeZone);
  const days = Array.from({ length: shownDays }, (_, index) =>
    addDays(today, index + 1 - shownDays),
  );
  const since = zonedInstant(days[0] ?? today, "00:00", timeZone);
  const { session } = await readCalendar(db);
  const [ofSession, ofDays] = await Promise.all([
    session === undefined ? [] : readSession(db, session.id),
    readDays(db, since, timeZone),
  ]);
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

/** An online receipt counts for what its payment was opened for, its credit included. Sections that are not tuition are `other`. */
const online = {
  purpose: sql<
    Taken["purpose"]
  >`case ${payment.purpose} when 'section' then 'other' else ${payment.purpose} end`.as("paid_for"),
  payments: sql<number>`count(*)::int`,
  kobo: sql<number>`sum(${receipt.amountKobo})::float8`,
};

/** A receipt of the counter, a bank or a sponsor counts for the charges that it pays, but not for what it gives back. */
const offline = {
  purpose: sql<Taken["purpose"]>`coalesce(${charge.purpose}, 'other')`.as("paid_for"),
  payments: sql<number>`count(distinct ${allocation.receiptId})::int`,
  kobo: sql<number>`sum(${allocation.amountKobo})::float8`,
};

const readSession = async (db: Database, sessionId: number): Promise<readonly Taken[]> => {
  const parts = await Promise.all([
    // A payment that succeeded has one receipt of its amount, which is never taken back. Its index holds all of this.
    db
      .select({ ...online, kobo: sql<number>`sum(${payment.amountKobo})::float8` })
      .from(payment)
      .where(
        and(
          eq(payment.status, "succeeded"),
          inArray(payment.purpose, [...paymentPurposes]),
          eq(payment.sessionId, sessionId),
        ),
      )
      .groupBy(sql`paid_for`),
    ...[counterReceipt, bankReceipt, sponsorReceipt].map((source) =>
      db
        .select(offline)
        .from(source)
        .innerJoin(allocation, eq(allocation.receiptId, source.receiptId))
        .innerJoin(charge, eq(charge.id, allocation.chargeId))
        .leftJoin(
          receiptVoid,
          and(eq(receiptVoid.receiptId, source.receiptId), eq(receiptVoid.isApproved, true)),
        )
        .where(
          and(
            eq(charge.sessionId, sessionId),
            ne(charge.section, "refund"),
            isNull(receiptVoid.id),
          ),
        )
        .groupBy(sql`paid_for`),
    ),
  ]);
  return parts.flat();
};

const readDays = async (
  db: Database,
  since: Date,
  timeZone: string,
): Promise<readonly (Taken & { readonly day: string })[]> => {
  const day = sql<string>`(${receipt.paidAt} at time zone ${timeZone})::date`.as("day");
  const recent = and(gte(receipt.paidAt, since), eq(receipt.isReversed, false));
  const parts = await Promise.all([
    db
      .select({ ...online, day })
      .from(receipt)
      .innerJoin(payment, eq(payment.id, receipt.paymentId))
      .where(recent)
      .groupBy(sql`day`, sql`paid_for`),
    db
      .select({ ...offline, day })
      .from(receipt)
      .innerJoin(allocation, eq(allocation.receiptId, receipt.id))
      .innerJoin(charge, eq(charge.id, allocation.chargeId))
      .where(
        and(
          recent,
          inArray(receipt.channel, ["counter", "bank", "remita", "sponsor"]),
          ne(charge.section, "refund"),
        ),
      )
      .groupBy(sql`day`, sql`paid_for`),
  ]);
  return parts.flat();
};

/** Every item, in one order, also those for which nothing was paid. */
const itemsOf = (taken: readonly Taken[]): Answer["items"] =>
  moneyPurposes.map((purpose) => {
    const own = taken.filter((one) => one.purpose === purpose);
    const payments = own.reduce((sum, one) => sum + one.payments, 0);
    return { purpose, payments, amount: nairaOf(own) };
  });

const nairaOf = (taken: readonly Taken[]): number =>
  taken.reduce((sum, { kobo }) => sum + kobo, 0) / 100;
