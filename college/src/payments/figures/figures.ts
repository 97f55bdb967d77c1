import { and, asc, eq, isNotNull, isNull, sql } from "drizzle-orm";
import type { QueryOf, ResponseOf } from "../../../../contract/endpoint.ts";
import { chargeSections, paymentChannels } from "../../../../contract/payments/account.ts";
import type { figureChoices, figures } from "../../../../contract/payments/figures.ts";
import type { College } from "../../context.ts";
import type { Database } from "../../db/database.ts";
import { charge, receipt } from "../../db/schema/ledger.ts";
import { refund } from "../../db/schema/refunds.ts";
import { sponsor } from "../../db/schema/sponsors.ts";
import { grouped } from "../../grouped.ts";
import type { WholeTable } from "../../lists/export.ts";
import { readCalendar } from "../../registration/calendar.ts";
import { channelLabels, nairaOf, sectionLabels } from "../fees/amounts.ts";
import { readChoices, readSession } from "../instalments/plans.ts";
import { isBefore, isSince, rangeOf } from "./conditions.ts";
import { type KeyedSums, nothing, readSums, type Sums } from "./sums.ts";

type Query = QueryOf<typeof figures>;
type Answer = ResponseOf<typeof figures>;
type Row = Answer["rows"][number];

/** What a session billed and received and what is outstanding. @throws 400 `{from}`, `{until}`; 404 for an unknown session */
export const readFigures = async (college: College, query: Query): Promise<Answer> => {
  const { db } = college;
  const session = await askedSession(db, query.session);
  const [sums, names, ledger, refundsPaid] = await Promise.all([
    session === undefined ? [] : readSums(college, session.id, query),
    readNames(db, query.by),
    readLedger(db),
    readRefundsPaid(college, query),
  ]);
  return {
    session: session?.name ?? null,
    rows: query.by === "day" ? dayRows(sums, query) : namedRows(sums, names, query),
    total: answerOf(sumOf(sums), query.channel === undefined),
    ledger,
    refundsPaid,
  };
};

const askedSession = async (db: Database, name: string | undefined) =>
  name === undefined ? (await readCalendar(db)).session : readSession(db, name);

/** What can have a row, in the order of the rows, with its label. Days and levels name themselves. */
const readNames = async (
  db: Database,
  by: Query["by"],
): Promise<readonly (readonly [key: string, label: string])[]> => {
  switch (by) {
    case "day":
      return [];
    case "channel":
      return paymentChannels.map((channel) => [channel, channelLabels[channel]]);
    case "section":
      return chargeSections.map((section) => [section, sectionLabels[section]]);
    case "level":
      return [...levels.map((level) => [level, level] as const), applicants];
    case "department": {
      const { departments } = await readChoices(db);
      return [...departments.map(({ id, name }) => [String(id), name] as const), applicants];
    }
    case "sponsor": {
      const sponsors = await readSponsors(db);
      return [
        ...sponsors.map(({ id, shortName }) => [String(id), shortName] as const),
        ["none", "No sponsor"],
      ];
    }
  }
};

const applicants = ["applicants", "Applicants"] as const;

const levels = Array.from({ length: 9 }, (_, index) => String((index + 1) * 100));

const namedRows = (
  sums: readonly KeyedSums[],
  names: Awaited<ReturnType<typeof readNames>>,
  { by, channel }: Query,
): Row[] =>
  names.flatMap(([key, label]) => {
    const own = sumOf(sums.filter((one) => one.key === key));
    const isOfCharges = by !== "channel" && channel === undefined;
    const hasMoney = own.receivedKobo > 0 || (isOfCharges && own.chargedKobo > 0);
    return hasMoney ? { key, label, ...answerOf(own, isOfCharges) } : [];
  });

/** What is outstanding at the end of a day is what was charged till then and not paid, from the session's first day on. */
const dayRows = (sums: readonly KeyedSums[], { channel }: Query): Row[] => {
  const days = grouped(sums, ({ key }) => key ?? "");
  let tillThen = nothing;
  return [...days]
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .flatMap(([day, own]) => {
      const { billedKobo, receivedKobo } = sumOf(own);
      tillThen = sumOf([tillThen, ...own]);
      if (billedKobo === 0 && receivedKobo === 0) return [];
      const sumsOfDay = { ...tillThen, billedKobo, receivedKobo };
      return { key: day, label: day, ...answerOf(sumsOfDay, channel === undefined) };
    });
};

const sumOf = (sums: readonly Sums[]): Sums =>
  sums.reduce(
    (sum, one) => ({
      billedKobo: sum.billedKobo + one.billedKobo,
      chargedKobo: sum.chargedKobo + one.chargedKobo,
      receivedKobo: sum.receivedKobo + one.receivedKobo,
      paidKobo: sum.paidKobo + one.paidKobo,
    }),
    nothing,
  );

/** @param isOfCharges false for money of a channel, which no charge has */
const answerOf = (
  { billedKobo, chargedKobo, receivedKobo, paidKobo }: Sums,
  isOfCharges: boolean,
): Answer["total"] => ({
  billed: isOfCharges ? nairaOf(billedKobo) : null,
  received: nairaOf(receivedKobo),
  outstanding: isOfCharges ? nairaOf(chargedKobo - paidKobo) : null,
  percent: isOfCharges && chargedKobo > 0 ? Math.floor((100 * paidKobo) / chargedKobo) : null,
});

/** What came in of everybody, and what became of it. */
const readLedger = async (db: Database): Promise<Answer["ledger"]> => {
  const [[money], [reserved]] = await Promise.all([
    db
      .select({
        receivedKobo: sql`coalesce(sum(${receipt.amountKobo}), 0)`.mapWith(Number),
        allocatedKobo: sql`coalesce(sum(${receipt.allocatedKobo}), 0)`.mapWith(Number),
      })
      .from(receipt)
      .where(and(isNull(receipt.reversesId), eq(receipt.isReversed, false))),
    db
      .select({ refundedKobo: sql`coalesce(sum(${charge.paidKobo}), 0)`.mapWith(Number) })
      .from(refund)
      .innerJoin(charge, eq(charge.id, refund.chargeId)),
  ]);
  const { receivedKobo = 0, allocatedKobo = 0 } = money ?? {};
  const { refundedKobo = 0 } = reserved ?? {};
  return {
    received: nairaOf(receivedKobo),
    paid: nairaOf(allocatedKobo - refundedKobo),
    refunded: nairaOf(refundedKobo),
    credit: nairaOf(receivedKobo - allocatedKobo),
  };
};

const readRefundsPaid = async (college: College, query: Query): Promise<number> => {
  const range = rangeOf(college, query);
  const [paid] = await college.db
    .select({ kobo: sql`coalesce(sum(${refund.amountKobo}), 0)`.mapWith(Number) })
    .from(refund)
    .where(
      and(isNotNull(refund.paidAt), isSince(refund.paidAt, range), isBefore(refund.paidAt, range)),
    );
  return nairaOf(paid?.kobo ?? 0);
};

const readSponsors = (db: Database) =>
  db
    .select({ id: sponsor.id, name: sponsor.name, shortName: sponsor.shortName })
    .from(sponsor)
    .orderBy(asc(sponsor.shortName));

export const answerChoices = async (db: Database): Promise<ResponseOf<typeof figureChoices>> => {
  const [{ session }, choices, sponsors] = await Promise.all([
    readCalendar(db),
    readChoices(db),
    readSponsors(db),
  ]);
  return { session: session?.name ?? null, ...choices, sponsors };
};

/** The figures as a file has them, the sum last. */
export const figureTable = ({ rows, total }: Answer, query: Query): WholeTable => ({
  name: "figures",
  parameters: query,
  headings: [
    groupingLabels[query.by],
    "Billed (NGN)",
    "Received (NGN)",
    "Outstanding (NGN)",
    "Paid (%)",
  ],
  rows: [...rows, { label: "Sum", ...total }].map(
    ({ label, billed, received, outstanding, percent }) => [
      label,
      billed,
      received,
      outstanding,
      percent,
    ],
  ),
});

const groupingLabels: Readonly<Record<Query["by"], string>> = {
  day: "Day",
  channel: "Channel",
  section: "Section",
  department: "Department",
  level: "Level",
  sponsor: "Sponsor",
};
