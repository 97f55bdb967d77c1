import { and, asc, eq, sql } from "drizzle-orm";
import { addDays } from "../calendar-day.ts";
import type { College } from "../context.ts";
import type { Transaction } from "../db/database.ts";
import { payment } from "../db/schema/payments.ts";
import { department, student } from "../db/schema/students.ts";
import { duesOf, nextTuition } from "../payments/fees/dues.ts";
import { insertPlan } from "../payments/instalments/write-plan.ts";
import { hasPaidFee } from "../payments/ledger/paid.ts";
import { receive } from "../payments/ledger/receive.ts";
import { makeReference } from "../payments/reference.ts";
import { Random } from "./random.ts";
import { writeSandboxBooks } from "./write-money-office.ts";

interface InstalmentData extends Pick<College, "identity"> {
  readonly seed: number;
  readonly now: Date;
  /** The college's own day, `2026-03-10`. */
  readonly today: string;
  /** Of the current session. */
  readonly sessionId: number;
  readonly siteUrl: string;
}

const days = 24 * 3_600_000;
/** The class with a plan: nobody of it belongs to the demo's accounts. */
const planned = { department: "Orthopaedic Cast Technology", level: 300 } as const;
/** How many of it have paid the first share alone. Of the others some have paid everything, some are overdue. */
const paying = 2;

/**
 * Writes the plan of one class for the current session, whose first share was due some days ago, and payments of that share.
 * @returns the number of payments
 */
export const writeInstalments = async (tx: Transaction, data: InstalmentData): Promise<number> => {
  const { sessionId, now, today, identity } = data;
  const [own] = await tx
    .select({ id: department.id })
    .from(department)
    .where(eq(department.name, planned.department));
  if (own === undefined) return 0;
  const scope = { sessionId, departmentId: own.id, level: planned.level, sponsorId: null };
  await insertPlan(tx, scope, [
    { percent: 60, dueDate: addDays(today, -10), unlocks: ["registration"] },
    { percent: 40, dueDate: addDays(today, 20), unlocks: ["hostel", "examination"] },
  ]);
  const isPaid = hasPaidFee("tuition", { accountId: sql`${student}.account_id`, sessionId });
  const payers = await tx
    .select({ accountId: student.accountId })
    .from(student)
    .where(
      and(
        eq(student.departmentId, own.id),
        eq(student.level, planned.level),
        eq(student.standing, "active"),
        sql`not ${isPaid}`,
      ),
    )
    .orderBy(asc(student.id))
    .limit(paying);
  const random = new Random(data.seed);
  for (const [index, { accountId }] of payers.entries()) {
    const openedAt = new Date(now.getTime() - (14 - index) * days);
    const dues = await duesOf({ db: tx, clock: () => openedAt, identity }, accountId);
    const { lines, totalKobo } = nextTuition(dues);
    const paidAt = new Date(openedAt.getTime() + 4 * 60_000);
    const [paid] = await tx
      .insert(payment)
      .values({
        reference: makeReference(random.bytes(16)),
        purpose: "tuition",
        accountId,
        sessionId,
        amountKobo: totalKobo,
        currency: "NGN",
        lines,
        status: "succeeded",
        gatewayResponse: "Successful",
        openedAt,
      })
      .returning();
    if (paid !== undefined) await receive(tx, paid, paidAt, paidAt);
  }
  await writeSandboxBooks(tx, data.siteUrl);
  return payers.length;
};
