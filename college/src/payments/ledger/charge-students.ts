import { and, asc, eq, gt, isNull, or, sql } from "drizzle-orm";
import { zonedDay } from "../../../../contract/zoned-time.ts";
import type { College } from "../../context.ts";
import type { Transaction } from "../../db/database.ts";
import { adjustment, adjustmentLine } from "../../db/schema/adjustments.ts";
import { bill, charge } from "../../db/schema/ledger.ts";
import { tuitionFee } from "../../db/schema/payments.ts";
import { student, studentLevel } from "../../db/schema/students.ts";
import type { Job } from "../../jobs/jobs.ts";
import { readCalendar } from "../../registration/calendar.ts";
import { wasLate } from "../instalments/plan-sql.ts";
import { levelIn, readStudentCharges } from "./charge-plans.ts";
import { lockAccounts, reverseCharges, spendCredit } from "./entries.ts";

/**
 * Charges these students what they owe for a session, if they are active and tuition of their level is payable; idempotent.
 * Credit pays the new charges at once.
 */
export const chargeStudents = async (
  college: Pick<College, "clock" | "identity">,
  tx: Transaction,
  sessionId: number,
  accountIds: readonly number[],
): Promise<void> => {
  const now = college.clock();
  await lockAccounts(tx, accountIds);
  const students = await readStudentCharges(college, tx, sessionId, accountIds);
  const payable = students.filter((one) => one.standing === "active" && one.tuitionFee !== null);
  await reverseCharges(
    tx,
    payable.flatMap(({ plan }) => plan.reverse.map(({ id }) => id)),
    now,
  );
  const added = payable.flatMap(({ accountId, plan }) =>
    plan.add.map((line) => ({ ...line, accountId, sessionId, chargedAt: now })),
  );
  if (added.length > 0) await tx.insert(charge).values(added);
  const billed = payable
    .filter(({ plan }) => plan.bills)
    .map(({ accountId, basis }) => ({ accountId, sessionId, basis, billedAt: now }));
  if (billed.length > 0) {
    await tx
      .insert(bill)
      .values(billed)
      .onConflictDoUpdate({
        target: [bill.accountId, bill.sessionId],
        set: { basis: sql`excluded.basis`, billedAt: now },
      });
  }
  const owing = [...new Set(added.map(({ accountId }) => accountId))];
  if (owing.length > 0) await spendCredit(tx, owing, now);
};

/** Limits what one transaction locks, and the parameters of its statements. */
const batchSize = 100;

/** Charges every student, so that what is billed and outstanding is true for everybody. */
export const billingJob = (college: College): Job => ({
  name: "billing",
  everySeconds: 60,
  run: () => billEverybody(college),
});

/** One run, in batches of students in the order of their accounts. */
export const billEverybody = async (college: College): Promise<void> => {
  const { session } = await readCalendar(college.db);
  if (session === undefined) return;
  for (let after = 0; ; ) {
    const accountIds = await findDue(college, session.id, after);
    const last = accountIds.at(-1);
    if (last === undefined) return;
    await college.db.transaction((tx) => chargeStudents(college, tx, session.id, accountIds));
    after = last;
  }
};

/** Active students of payable levels without a bill, whose late fee does not follow its date, or who withdrew and are back. */
const findDue = async (
  { db, clock, identity }: College,
  sessionId: number,
  after: number,
): Promise<readonly number[]> => {
  const today = zonedDay(clock(), identity.timeZone);
  const owes = (condition: ReturnType<typeof sql>) => sql`exists (select 1 from ${charge} c
    where c.account_id = ${student.accountId} and c.session_id = ${sessionId} and c.reverses_id is null
      and not c.is_reversed and ${condition})`;
  const isAdjusted = (condition: ReturnType<typeof sql>) => sql`exists (
    select 1 from ${adjustmentLine} l join ${adjustment} a on a.id = l.adjustment_id join ${charge} was on was.id = l.charge_id
    where l.account_id = ${student.accountId} and was.session_id = ${sessionId} and a.is_approved and ${condition})`;
  // A charge whose like is charged, or was taken back for another reason since, is settled.
  const isBack =
    isAdjusted(sql`a.kind = 'withdrawn' and l.to_kobo = 0 and a.decided_at >= ${bill.billedAt} and was.section in ('A', 'B', 'C')
    and not exists (select 1 from ${charge} c where c.account_id = was.account_id and c.session_id = was.session_id
      and c.section = was.section and c.code = was.code and c.id > was.id and c.reverses_id is null)`);
  const isBehind = wasLate(sessionId, { today, timeZone: identity.timeZone });
  const isLate = sql`coalesce(${isBehind}, ${tuitionFee.lateFrom} <= ${today}, false)`;
  const rows = await db
    .select({ accountId: student.accountId })
    .from(student)
    .leftJoin(
      studentLevel,
      and(eq(studentLevel.studentId, student.id), eq(studentLevel.sessionId, sessionId)),
    )
    .innerJoin(
      tuitionFee,
      and(
        eq(tuitionFee.sessionId, sessionId),
        eq(tuitionFee.level, levelIn),
        eq(tuitionFee.isActive, true),
      ),
    )
    .leftJoin(bill, and(eq(bill.accountId, student.accountId), eq(bill.sessionId, sessionId)))
    .where(
      and(
        eq(student.standing, "active"),
        gt(student.accountId, after),
        or(
          isNull(bill.accountId),
          sql`${owes(sql`c.purpose = 'tuition' and c.settled_at is null`)}
            and not ${owes(sql`c.section = 'late'`)} and ${isLate}
            and not ${isAdjusted(sql`was.section = 'late' and a.kind <> 'withdrawn'`)}`,
          sql`${owes(sql`c.section = 'late' and c.paid_kobo = 0`)} and not ${isLate}`,
          isBack,
        ),
      ),
    )
    .orderBy(asc(student.accountId))
    .limit(batchSize);
  return rows.map(({ accountId }) => accountId);
};
