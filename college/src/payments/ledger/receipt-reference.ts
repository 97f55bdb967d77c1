import { type SQL, sql } from "drizzle-orm";
import { bankReceipt } from "../../db/schema/bank.ts";
import { counterReceipt } from "../../db/schema/counter.ts";
import { payment } from "../../db/schema/payments.ts";

/** In a query that joins them: the payment's reference, or the number of the counter's or the bank's receipt. */
export const receiptReference: SQL<string> = sql<string>`coalesce(${payment.reference}, ${counterReceipt.number}, ${bankReceipt.number})`;
