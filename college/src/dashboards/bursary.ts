import { and, eq, gt, gte, isNull, lt, sql } from "drizzle-orm";
import type { bursaryDashboard } from "../../../contract/dashboards/bursary.ts";
import type { ResponseOf } from "../../../contract/endpoint.ts";
import { chargeSections } from "../../../contract/payments/account.ts";
import { zonedDay, zonedInstant } from "../../../contract/zoned-time.ts";
import type { Account } from "../accounts/guard.ts";
import { addDays } from "../calendar-day.ts";
import type { College } from "../context.ts";
import type { Database } from "../db/database.ts";
import { adjustment } from "../db/schema/adjustments.ts";
import { bankReceipt, bankRow } from "../db/schema/bank.ts";
import { cashBook, counterReceipt, receiptVoid } from "../db/schema/counter.ts";
import { charge, receipt } from "../db/schema/ledger.ts";
import { payment } from "../db/schema/payments.ts";
import { refund } from "../db/schema/refunds.ts";
import { sponsorReceipt, sponsorRemittance } from "../db/schema/sponsors.ts";
import { ownCashBook } from "../payments/counter/cash-book.ts";
import { readTakings } from "../payments/counter/cash-book-list.ts";
import { nairaOf } from "../payments/fees/amounts.ts";
import { isOwed } from "../payments/ledger/paid.ts";
import { isRefusedAndWaiting } from "../payments/refunds/conditions.ts";
import { isLeftover, isVoidWaiting } from "../payments/waiting.ts";
import { readCalendar } from "../registration/calendar.ts";

type Answer = ResponseOf<typeof bursaryDashboard>;

const shownDays = 14;

/** What the running session charged and received, and what waits for the bursary. */
export const readBursaryDashboard = async (college: College, caller: Account): Promise<Answer> => {
  const { db, clock, identity } = college;
  const today = zonedDay(clock(), identity.timeZone);
  const { session } = await readCalendar(db);
  const [sections, days, waiting, cashBookNow] = await Promise.all([
    session === undefined ? [] : readSections(db, session.id),
    readDays(db, today, identity.timeZone),
    readWaiting(db, today),
    readOwnBook(college, caller),
  ]);
  return {
    session: session?.name ?? null,
    ...sumsOf(sections),
    sections: chargeSections.flatMap((section) => {
      const own = sections.filter((one) => one.section === section);
      return own.length === 0 ? [] : { section, ...sumsOf(own) };
    }),
    days,
    ...waiting,
    cashBook: cashBookNow,
  };
};

interface SectionSums {
  readonly section: (typeof charge.$inferSelect)["section"];
  readonly chargedKobo: number;
  readonly paidKobo: number;
}

const readSections = (db: Database, sessionId: number): Promise<readonly SectionSums[]> =>
  db
    .select({
      section: charge.section,
      chargedKobo: sql<number>`sum(${charge.amountKobo})::float8`,
      paidKobo: sql<number>`sum(${charge.paidKobo})::float8`,
    })
    .from(charge)
    .where(and(eq(charge.sessionId, sessionId), isOwed()))
    .groupBy(charge.section);

const sumsOf = (sections: readonly SectionSums[]) => {
  const charged = sections.reduce((sum, { chargedKobo }) => sum + chargedKobo, 0);
  const paid = sections.reduce((sum, { paidKobo }) => sum + paidKobo, 0);
  return { charged: nairaOf(charged), paid: nairaOf(paid), outstanding: nairaOf(charged - paid) };
};

const readDays = async (db: Database, today: string, timeZone: string): Promise<Answer["days"]> => {
  const days = Array.from({ length: shownDays }, (_, index) =>
    addDays(today, index + 1 - shownDays),
  );
  const rows = await db
    .select({
      day: sql<string>`(${receipt.paidAt} at time zone ${timeZone})::date`.as("day"),
      channel: receipt.channel,
      kobo: sql<number>`sum(${receipt.amountKobo})::float8`,
    })
    .from(receipt)
    .where(
      and(
        gte(receipt.paidAt, zonedInstant(days[0] ?? today, "00:00", timeZone)),
        // A counter-entry is less. Its index holds all of this.
        gt(receipt.amountKobo, 0),
        eq(receipt.isReversed, false),
      ),
    )
    .groupBy(sql`day`, receipt.channel);
  return days.map((day) => {
    const taken = (channel: (typeof rows)[number]["channel"]): number =>
      nairaOf(rows.find((row) => row.day === day && row.channel === channel)?.kobo ?? 0);
    return {
      day,
      online: taken("online"),
      counter: taken("counter"),
      bank: taken("bank"),
      remita: taken("remita"),
      sponsor: taken("sponsor"),
    };
  });
};

const readWaiting = async (db: Database, today: string) => {
  const [
    waitingVoids,
    leftovers,
    bankVoids,
    waitingRemittances,
    waitingSponsorVoids,
    booksLeftOpen,
    refusedPayments,
    askedRefunds,
    approvedRefunds,
    askedAdjustments,
  ] = await Promise.all([
    db.$count(receiptVoid, isVoidWaiting(db, counterReceipt)),
    db.$count(bankRow, isLeftover),
    db.$count(receiptVoid, isVoidWaiting(db, bankReceipt)),
    db.$count(sponsorRemittance, eq(sponsorRemittance.status, "waiting")),
    db.$count(receiptVoid, isVoidWaiting(db, sponsorReceipt)),
    db.$count(cashBook, and(isNull(cashBook.closedAt), lt(cashBook.day, today))),
    db.$count(payment, isRefusedAndWaiting()),
    db.$count(refund, eq(refund.state, "asked")),
    db.$count(refund, eq(refund.state, "approved")),
    db.$count(adjustment, eq(adjustment.state, "asked")),
  ]);
  return {
    waitingVoids,
    waitingRows: leftovers + bankVoids,
    waitingRemittances,
    waitingSponsorVoids,
    booksLeftOpen,
    refusedPayments,
    askedRefunds,
    approvedRefunds,
    askedAdjustments,
  };
};

const readOwnBook = async (college: College, caller: Account): Promise<Answer["cashBook"]> => {
  const own = await ownCashBook(college, caller);
  return own === null ? null : { ...own, ...(await readTakings(college.db, own.id)) };
};
