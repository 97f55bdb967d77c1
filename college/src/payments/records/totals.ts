import { and, count, desc, sql } from "drizzle-orm";
import type { QueryOf } from "../../../../contract/endpoint.ts";
import type { paymentTotals } from "../../../../contract/payments/payment-records.ts";
import { academicSession } from "../../db/schema/calendar.ts";
import { payment } from "../../db/schema/payments.ts";
import { askedRows } from "../../lists/asked.ts";
import type { ListContext } from "../../lists/list.ts";
import { paymentList } from "./list.ts";

/** What the payments that a filter shows come to, by what became of them; in naira. */
export const readTotals = async (context: ListContext, query: QueryOf<typeof paymentTotals>) => {
  const { db } = context.college;
  const { search, filters } = askedRows(paymentList, query);
  const [totals, sessions] = await Promise.all([
    db
      .select({
        status: payment.status,
        count: count(),
        // As text: a sum of integers is wider than JavaScript's driver hands over as a number.
        kobo: sql<number>`sum(${payment.amountKobo})`.mapWith(Number),
      })
      .from(payment)
      .where(
        and(
          ...Object.entries(filters).map(([name, value]) =>
            paymentList.filterBy(name, value, context),
          ),
          search === "" ? undefined : paymentList.search(search, context),
        ),
      )
      .groupBy(payment.status)
      .orderBy(payment.status),
    db
      .select({ name: academicSession.name })
      .from(academicSession)
      .orderBy(desc(academicSession.name)),
  ]);
  return {
    totals: totals.map(({ status, count: payments, kobo }) => ({
      status,
      count: payments,
      amount: kobo / 100,
    })),
    sessions: sessions.map(({ name }) => name),
  };
};
