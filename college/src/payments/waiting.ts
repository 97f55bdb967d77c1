import { and, eq, exists, isNull, not, sql } from "drizzle-orm";
import type { Database } from "../db/database.ts";
import { type bankReceipt, bankRow } from "../db/schema/bank.ts";
import { type counterReceipt, receiptVoid } from "../db/schema/counter.ts";
import type { sponsorReceipt } from "../db/schema/sponsors.ts";

/** In a query of voids: whether it is of a receipt of this kind, and a second person has not decided. */
export const isVoidWaiting = (
  db: Database,
  source: typeof counterReceipt | typeof bankReceipt | typeof sponsorReceipt,
) =>
  and(
    isNull(receiptVoid.isApproved),
    exists(
      db.select({ one: sql`1` }).from(source).where(eq(source.receiptId, receiptVoid.receiptId)),
    ),
  );

/** In a query of rows of statements: whether nobody was credited with it, and nobody said what else it is. */
export const isLeftover = and(
  isNull(bankRow.receiptId),
  not(bankRow.isReturned),
  isNull(bankRow.remittanceId),
);
