import { type SQL, sql } from "drizzle-orm";
import { bankReceipt } from "../../db/schema/bank.ts";
import { counterReceipt } from "../../db/schema/counter.ts";
import { payment } from "../../db/schema/payments.ts";
import { sponsorReceipt } from "../../db/schema/sponsors.ts";

/** In a query that joins them: the payment's reference, or the number of the counter's, the bank's or the sponsor's receipt. */
export const receiptReference: SQL<string> = sql<string>`coalesce(${payment.reference}, ${counterReceipt.number}, ${bankReceipt.number},
  ${sponsorReceipt.number})`;
