import { and, inArray, sql } from "drizzle-orm";
import type { Database, Transaction } from "../../db/database.ts";
import { charge } from "../../db/schema/ledger.ts";
import { isOwed } from "./paid.ts";

/** What accounts owe of any session, in kobo. Who owes nothing has no entry. */
export const readOwedKobo = async (
  db: Database | Transaction,
  accountIds: readonly number[],
): Promise<ReadonlyMap<number, number>> => {
  if (accountIds.length === 0) return new Map();
  const owed = sql<number>`sum(${charge.amountKobo} - ${charge.paidKobo})`.mapWith(Number);
  const rows = await db
    .select({ accountId: charge.accountId, owed })
    .from(charge)
    .where(and(inArray(charge.accountId, [...accountIds]), isOwed()))
    .groupBy(charge.accountId)
    .having(sql`sum(${charge.amountKobo} - ${charge.paidKobo}) > 0`);
  return new Map(rows.map((row) => [row.accountId, row.owed]));
};
