import { type SQL, sql } from "drizzle-orm";
import { counterReceipt } from "../../db/schema/counter.ts";
import { payment } from "../../db/schema/payments.ts";

/** In a query that joins both: the payment's reference, or the number of the counter's receipt. */
export const receiptReference: SQL<string> = sql<string>`coalesce(${payment.reference}, ${counterReceipt.number})`;
