import { and, asc, eq, gte, inArray, isNull, lt, lte, ne, not, sql } from "drizzle-orm";
import type { Transaction } from "../../db/database.ts";
import { bankRow } from "../../db/schema/bank.ts";
import { receiptVoid } from "../../db/schema/counter.ts";
import { receipt } from "../../db/schema/ledger.ts";
import { remittanceShare, sponsorReceipt, sponsorRemittance } from "../../db/schema/sponsors.ts";
import { saysReference } from "../bank-statements/row-remittances.ts";
import { nairaOf } from "../fees/amounts.ts";
import { listedRemittance, selectRemittances } from "../sponsors/remittance-list.ts";
import { isLeftover } from "../waiting.ts";
import { type ChannelLine, type DayRange, none } from "./channel-line.ts";
import { sumOf } from "./sum-sql.ts";

const isApproved = eq(sponsorRemittance.status, "approved");

const sharesKobo = sql`(select coalesce(sum(s.amount_kobo), 0) from ${remittanceShare} s
  where s.remittance_id = ${sponsorRemittance}.id)`;

const paidOn = ({ firstDay, lastDay }: DayRange) =>
  and(gte(sponsorRemittance.paidOn, firstDay), lte(sponsorRemittance.paidOn, lastDay));

/** The approved remittances beside the receipts of their shares. */
export const readSponsorLine = async (db: Transaction, range: DayRange): Promise<ChannelLine> => {
  const { amountKobo } = sponsorRemittance;
  const [remittances] = await db
    .select({
      approved: sumOf(amountKobo, isApproved),
      unallocated: sumOf(
        sql`${amountKobo} - ${sharesKobo}`,
        sql`${isApproved} and ${amountKobo} <> ${sharesKobo}`,
      ),
      draft: sumOf(amountKobo, eq(sponsorRemittance.status, "draft")),
      waiting: sumOf(amountKobo, eq(sponsorRemittance.status, "waiting")),
      declined: sumOf(amountKobo, eq(sponsorRemittance.status, "declined")),
    })
    .from(sponsorRemittance)
    .where(paidOn(range));
  const [shares] = await db
    .select({
      voided: sumOf(remittanceShare.amountKobo, sql`${receipt.isReversed}`),
      crediting: sumOf(remittanceShare.amountKobo, isNull(receipt.id)),
      voidAsked: sumOf(remittanceShare.amountKobo, sql`${receiptVoid.id} is not null`),
    })
    .from(remittanceShare)
    .innerJoin(sponsorRemittance, eq(sponsorRemittance.id, remittanceShare.remittanceId))
    .leftJoin(sponsorReceipt, eq(sponsorReceipt.shareId, remittanceShare.id))
    .leftJoin(receipt, eq(receipt.id, sponsorReceipt.receiptId))
    .leftJoin(
      receiptVoid,
      and(eq(receiptVoid.receiptId, receipt.id), isNull(receiptVoid.isApproved)),
    )
    .where(and(isApproved, paidOn(range)));
  const [credited] = await db
    .select({ sum: sumOf(receipt.amountKobo) })
    .from(receipt)
    .where(
      and(
        eq(receipt.channel, "sponsor"),
        isNull(receipt.reversesId),
        not(receipt.isReversed),
        gte(receipt.paidAt, range.from),
        lt(receipt.paidAt, range.until),
      ),
    );
  return {
    channel: "sponsor",
    ledger: credited?.sum ?? none,
    source: remittances?.approved ?? none,
    differences: {
      unallocated: remittances?.unallocated ?? none,
      share_voided: shares?.voided ?? none,
      crediting: shares?.crediting ?? none,
    },
    waiting: {
      draft: remittances?.draft ?? none,
      waiting: remittances?.waiting ?? none,
      declined: remittances?.declined ?? none,
      void_asked: shares?.voidAsked ?? none,
    },
  };
};

const mostTransfers = 100;
/** How far the days of a bank and of a sponsor are apart at most, where only the amount is the same. */
const daysOfAmount = 7;
/** The same where the bank says the reference, so that an old leftover is not looked at. */
const daysOfReference = 60;

/** The sponsors' transfers, and whether a bank's statement shows them. */
export const readTransfers = async (db: Transaction, range: DayRange) => {
  const listed = await selectRemittances(db)
    .where(and(ne(sponsorRemittance.status, "draft"), paidOn(range)))
    .orderBy(asc(sponsorRemittance.paidOn), asc(sponsorRemittance.id))
    .limit(mostTransfers);
  const ids = listed.map(({ id }) => id);
  const matched = new Map((await readMatched(db, ids)).map((one) => [one.id, one]));
  const likely = new Map((await readLikely(db, ids)).map((one) => [one.id, one]));
  return listed.map((row) => {
    const {
      id,
      sponsor,
      session,
      paidOn: day,
      bankReference,
      state,
      amount,
      ...rest
    } = listedRemittance(row);
    const sight = matched.get(id) ?? (state === "declined" ? undefined : likely.get(id));
    return {
      remittanceId: id,
      sponsor: sponsor.shortName,
      session,
      paidOn: day,
      bankReference,
      state,
      amount,
      unallocated: rest.unallocated,
      seen: matched.has(id)
        ? ("matched" as const)
        : sight
          ? ("likely" as const)
          : ("not_seen" as const),
      seenAmount: sight === undefined ? null : nairaOf(sight.kobo),
      rowId: sight?.rowId ?? null,
    };
  });
};

/** The rows that two people matched with these remittances. */
const readMatched = (db: Transaction, ids: readonly number[]) =>
  db
    .select({
      id: sql<number>`${bankRow.remittanceId}`,
      rowId: sql<number>`min(${bankRow.id})`,
      kobo: sql<number>`sum(${bankRow.amountKobo})::float8`,
    })
    .from(bankRow)
    .where(inArray(bankRow.remittanceId, [...ids]))
    .groupBy(bankRow.remittanceId);

/** The leftover that each of these remittances may be. */
const readLikely = (db: Transaction, ids: readonly number[]) => {
  const apart = sql`abs(${bankRow.day} - ${sponsorRemittance.paidOn})`;
  return db
    .selectDistinctOn([sponsorRemittance.id], {
      id: sponsorRemittance.id,
      rowId: bankRow.id,
      kobo: bankRow.amountKobo,
    })
    .from(sponsorRemittance)
    .innerJoin(
      bankRow,
      and(
        isLeftover,
        sql`(${apart} <= ${daysOfReference} and ${saysReference}
          or ${apart} <= ${daysOfAmount} and ${bankRow.amountKobo} = ${sponsorRemittance.amountKobo})`,
      ),
    )
    .where(inArray(sponsorRemittance.id, [...ids]))
    .orderBy(sponsorRemittance.id, sql`(${saysReference}) desc`, apart, bankRow.id);
};
