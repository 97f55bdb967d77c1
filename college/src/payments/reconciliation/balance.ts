import { and, eq, lt, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { Transaction } from "../../db/database.ts";
import { allocation, charge, receipt } from "../../db/schema/ledger.ts";
import { nairaOf } from "../fees/amounts.ts";
import type { DayRange } from "./channel-line.ts";

/**
 * What was paid until the end of the days, by now: receipts with their counter-entries, what allocations with theirs pay of it, and
 * the credit by what triggers keep of each receipt. The three are read from different entries, so a broken ledger does not add up.
 */
export const readBalance = async (db: Transaction, { until }: Pick<DayRange, "until">) => {
  const original = alias(receipt, "original");
  // A counter-entry belongs to the day of what it takes back.
  const [received] = await db
    .select({
      kobo: sql<number>`coalesce(sum(${receipt.amountKobo}), 0)::float8`,
      creditKobo: sql<number>`coalesce(sum(${receipt.amountKobo} - ${receipt.allocatedKobo})
        filter (where ${receipt.reversesId} is null and not ${receipt.isReversed}), 0)::float8`,
    })
    .from(receipt)
    .innerJoin(original, eq(original.id, sql`coalesce(${receipt.reversesId}, ${receipt.id})`))
    .where(lt(original.paidAt, until));
  const [allocated] = await db
    .select({
      paidKobo: sql<number>`coalesce(sum(${allocation.amountKobo}) filter (where ${charge.section} <> 'refund'), 0)::float8`,
      refundedKobo: sql<number>`coalesce(sum(${allocation.amountKobo}) filter (where ${charge.section} = 'refund'), 0)::float8`,
    })
    .from(allocation)
    .innerJoin(receipt, eq(receipt.id, allocation.receiptId))
    .innerJoin(charge, eq(charge.id, allocation.chargeId))
    .where(and(lt(receipt.paidAt, until)));
  const { kobo, creditKobo } = received ?? { kobo: 0, creditKobo: 0 };
  const { paidKobo, refundedKobo } = allocated ?? { paidKobo: 0, refundedKobo: 0 };
  return {
    received: nairaOf(kobo),
    paid: nairaOf(paidKobo),
    refunded: nairaOf(refundedKobo),
    credit: nairaOf(creditKobo),
    difference: nairaOf(kobo - paidKobo - refundedKobo - creditKobo),
  };
};
