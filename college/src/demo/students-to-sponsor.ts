import { and, desc, eq, exists, isNull, notExists, sql } from "drizzle-orm";
import type { Transaction } from "../db/database.ts";
import { account } from "../db/schema/accounts.ts";
import { slip } from "../db/schema/bank.ts";
import { academicSession } from "../db/schema/calendar.ts";
import { charge, receipt } from "../db/schema/ledger.ts";
import { payment } from "../db/schema/payments.ts";
import { student } from "../db/schema/students.ts";
import { planIdIn } from "../payments/instalments/plan-sql.ts";

/** How many of the newest students are left as they are. */
const spared = 20;

/**
 * Active students who owe tuition of the session, in no instalments, and have neither tried to pay it, nor paid anything outside the portal,
 * nor made a payment slip; the newest first.
 */
export const findStudentsToSponsor = async (
  tx: Transaction,
  session: string,
): Promise<readonly number[]> => {
  const one = { one: sql`1` };
  const rows = await tx
    .select({ id: student.id })
    .from(student)
    .innerJoin(account, eq(account.id, student.accountId))
    .innerJoin(academicSession, eq(academicSession.name, session))
    .where(
      and(
        eq(student.standing, "active"),
        eq(account.mustChangePassword, false),
        isNull(planIdIn(academicSession.id)),
        notExists(tx.select(one).from(slip).where(eq(slip.accountId, student.accountId))),
        exists(
          tx
            .select(one)
            .from(charge)
            .where(
              and(
                eq(charge.accountId, student.accountId),
                eq(charge.sessionId, academicSession.id),
                eq(charge.purpose, "tuition"),
                isNull(charge.settledAt),
                isNull(charge.reversesId),
              ),
            ),
        ),
        notExists(
          tx
            .select(one)
            .from(payment)
            .where(
              and(
                eq(payment.accountId, student.accountId),
                eq(payment.sessionId, academicSession.id),
              ),
            ),
        ),
        notExists(
          tx
            .select(one)
            .from(receipt)
            .where(and(eq(receipt.accountId, student.accountId), isNull(receipt.paymentId))),
        ),
      ),
    )
    .orderBy(desc(student.id))
    .offset(spared)
    .limit(14);
  return rows.map(({ id }) => id);
};
