import { eq, gte, sql } from "drizzle-orm";
import { moneyPurposes, type revenueDashboard } from "../../../contract/dashboards/dashboards.ts";
import type { ResponseOf } from "../../../contract/endpoint.ts";
import { zonedDay, zonedInstant } from "../../../contract/zoned-time.ts";
import { addDays } from "../calendar-day.ts";
import type { College } from "../context.ts";
import type { Database } from "../db/database.ts";
import { receipt } from "../db/schema/ledger.ts";
import { payment } from "../db/schema/payments.ts";
import { readCalendar } from "../registration/calendar.ts";

type Answer = ResponseOf<typeof revenueDashboard>;

const shownDays = 31;

/** Money credited for one item; on one day, or in a session. */
interface Taken {
  readonly purpose: (typeof moneyPurposes)[number];
  readonly payments: number;
  readonly kobo: number;
}

/** Reads the revenue in the ledger with two indexed statements. */
export const readRevenue = async ({ db, clock, identity }: College): Promise<Answer> => {
  const { timeZone } = identity;
  const today = zonedDay(clock(), timeZone);
  const days = Array.from({ length: shownDays }, (_, index) =>
    addDays(today, index + 1 - shownDays),
  );
  const { session } = await readCalendar(db);
  const [ofSession, ofDays] = await Promise.all([
    session === undefined ? [] : readSession(db, session.id),
    readDays(db, zonedInstant(days[0] ?? today, "00:00", timeZone), timeZone),
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

const sums = {
  purpose: payment.purpose,
  payments: sql<number>`count(*)::int`,
  kobo: sql<number>`sum(${receipt.amountKobo})::float8`,
};

const readSession = (db: Database, sessionId: number): Promise<readonly Taken[]> =>
  db
    .select(sums)
    .from(receipt)
    .innerJoin(payment, eq(payment.id, receipt.paymentId))
    .where(eq(payment.sessionId, sessionId))
    .groupBy(payment.purpose);

const readDays = (
  db: Database,
  from: Date,
  timeZone: string,
): Promise<readonly (Taken & { readonly day: string })[]> =>
  db
    .select({
      ...sums,
      day: sql<string>`to_char(${receipt.paidAt} at time zone ${timeZone}, 'YYYY-MM-DD')`.as("day"),
    })
    .from(receipt)
    .innerJoin(payment, eq(payment.id, receipt.paymentId))
    .where(gte(receipt.paidAt, from))
    .groupBy(sql`day`, payment.purpose);

/** Every item, in one order, also those for which nothing was paid. */
const itemsOf = (taken: readonly Taken[]): Answer["items"] =>
  moneyPurposes.map((purpose) => {
    const { payments = 0, kobo = 0 } = taken.find((one) => one.purpose === purpose) ?? {};
    return { purpose, payments, amount: kobo / 100 };
  });

const nairaOf = (taken: readonly Taken[]): number =>
  taken.reduce((sum, { kobo }) => sum + kobo, 0) / 100;
