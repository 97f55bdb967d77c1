import { and, asc, eq, gt, notExists, sql } from "drizzle-orm";
import type { Transaction } from "../db/database.ts";
import { slip } from "../db/schema/bank.ts";
import { charge } from "../db/schema/ledger.ts";
import { feeSection, payment } from "../db/schema/payments.ts";
import { sponsoredStudent } from "../db/schema/sponsors.ts";
import { student } from "../db/schema/students.ts";
import { hasPaidFee } from "../payments/ledger/paid.ts";
import { receive } from "../payments/ledger/receive.ts";
import { makeReference } from "../payments/reference.ts";
import { Random } from "./random.ts";
import { writeSandboxBooks } from "./write-money-office.ts";

interface SectionData {
  readonly seed: number;
  readonly now: Date;
  /** Of the current session. */
  readonly sessionId: number;
  readonly siteUrl: string;
  /** How many students have accounts that the demo names. */
  readonly fixedStudents: number;
}

const daysAgo = 2 * 24 * 3_600_000;

/**
 * Lets students of level 100 pay section A online as well: the first demo account can try it, and another student has done it.
 * @returns the number of payments
 */
export const writeSections = async (tx: Transaction, data: SectionData): Promise<number> => {
  await tx.insert(feeSection).values({ stage: "first_year", section: "A", isPaidOnline: true });
  const { sessionId, now } = data;
  const charges = await openCharges(tx, data);
  const [first] = charges;
  if (first === undefined) return 0;
  const { accountId } = first;
  const openedAt = new Date(now.getTime() - daysAgo);
  const lines = charges.map(({ code, label, amountKobo }) => ({ code, label, amountKobo }));
  const [paid] = await tx
    .insert(payment)
    .values({
      reference: makeReference(new Random(data.seed).bytes(16)),
      purpose: "section",
      section: "A",
      accountId,
      sessionId,
      amountKobo: lines.reduce((sum, { amountKobo }) => sum + amountKobo, 0),
      currency: "NGN",
      lines,
      status: "succeeded",
      gatewayResponse: "Successful",
      openedAt,
    })
    .returning();
  if (paid === undefined) throw new Error("the payment was not written");
  const paidAt = new Date(openedAt.getTime() + 3 * 60_000);
  await receive(tx, paid, paidAt, paidAt);
  await writeSandboxBooks(tx, data.siteUrl);
  return 1;
};

/** Section A of a student of level 100 who has paid tuition and owes all of it, without a sponsor or a slip that is for it. */
const openCharges = async (tx: Transaction, { sessionId, fixedStudents }: SectionData) => {
  const isWhole = sql`not exists (select 1 from ${charge} part where part.account_id = ${student.accountId}
    and part.session_id = ${sessionId} and part.section = 'A' and part.paid_kobo > 0)`;
  const rows = await tx
    .select({
      accountId: charge.accountId,
      code: charge.code,
      label: charge.label,
      amountKobo: charge.amountKobo,
    })
    .from(charge)
    .innerJoin(student, eq(student.accountId, charge.accountId))
    .where(
      and(
        eq(charge.sessionId, sessionId),
        eq(charge.section, "A"),
        eq(student.level, 100),
        eq(student.standing, "active"),
        gt(student.id, fixedStudents),
        hasPaidFee("tuition", { accountId: student.accountId, sessionId }),
        isWhole,
        notExists(
          tx.select().from(sponsoredStudent).where(eq(sponsoredStudent.studentId, student.id)),
        ),
        notExists(tx.select().from(slip).where(eq(slip.accountId, student.accountId))),
      ),
    )
    .orderBy(asc(student.id), asc(charge.id));
  return rows.filter(({ accountId }) => accountId === rows[0]?.accountId);
};
