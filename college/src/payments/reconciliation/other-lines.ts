import { and, eq, gte, inArray, isNull, lt, not, sql } from "drizzle-orm";
import type { Transaction } from "../../db/database.ts";
import { receipt } from "../../db/schema/ledger.ts";
import { payment } from "../../db/schema/payments.ts";
import { refund } from "../../db/schema/refunds.ts";
import { type ChannelLine, type DayRange, none } from "./channel-line.ts";
import { sumOf } from "./sum-sql.ts";

/** What was paid online. The provider's side is asked for elsewhere, because it may be slow. */
export const readOnlineLine = async (
  db: Transaction,
  { from, until }: DayRange,
): Promise<ChannelLine> => {
  const [credited] = await db
    .select({ sum: sumOf(receipt.amountKobo) })
    .from(receipt)
    .where(
      and(
        eq(receipt.channel, "online"),
        isNull(receipt.reversesId),
        not(receipt.isReversed),
        gte(receipt.paidAt, from),
        lt(receipt.paidAt, until),
      ),
    );
  const [open] = await db
    .select({
      pending: sumOf(payment.amountKobo, eq(payment.status, "pending")),
      refused: sumOf(payment.amountKobo, eq(payment.status, "refused")),
    })
    .from(payment)
    .where(
      and(
        inArray(payment.status, ["pending", "refused"]),
        isNull(payment.resolvedAt),
        gte(payment.openedAt, from),
        lt(payment.openedAt, until),
      ),
    );
  return {
    channel: "online",
    ledger: credited?.sum ?? none,
    source: null,
    waiting: { pending: open?.pending ?? none, refused: open?.refused ?? none },
  };
};

/** What was given back on these days, and what is to be given back. */
export const readRefundLine = async (
  db: Transaction,
  { from, until }: DayRange,
): Promise<ChannelLine> => {
  const inDays = sql`${refund.paidAt} >= ${from.toISOString()} and ${refund.paidAt} < ${until.toISOString()}`;
  const [sums] = await db
    .select({
      paid: sumOf(refund.amountKobo, inDays),
      asked: sumOf(refund.amountKobo, eq(refund.state, "asked")),
      approved: sumOf(refund.amountKobo, eq(refund.state, "approved")),
    })
    .from(refund);
  return {
    channel: "refund",
    ledger: sums?.paid ?? none,
    source: null,
    waiting: { asked: sums?.asked ?? none, approved: sums?.approved ?? none },
  };
};
