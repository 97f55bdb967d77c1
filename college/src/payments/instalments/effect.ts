import { and, eq, sql } from "drizzle-orm";
import { zonedDay } from "../../../../contract/zoned-time.ts";
import { type PlanUnlock, planUnlocks } from "../../../../rules/payments/instalments.ts";
import type { College } from "../../context.ts";
import type { Transaction } from "../../db/database.ts";
import { tuitionFee } from "../../db/schema/payments.ts";
import { student } from "../../db/schema/students.ts";
import { hasPaidFee } from "../ledger/paid.ts";
import { isOnListOf, isUnlocked, planIdIn, sessionLevel, wasLate } from "./plan-sql.ts";
import { planTexts } from "./texts.ts";

/** The students whom a plan can be for. */
export interface PlanScope {
  readonly sessionId: number;
  /** Null for every department. */
  readonly departmentId: number | null;
  /** Null for every level. */
  readonly level: number | null;
  /** Null for those with a sponsor and without. */
  readonly sponsorId: number | null;
}

/** What a change of plans comes to, in numbers of active students. */
export interface PlanEffect {
  /** By the plan that counts for them afterwards. */
  readonly students: ReadonlyMap<number, number>;
  /** Who has it open before the change and not after it; only what concerns anybody. */
  readonly locked: readonly { readonly unlock: PlanUnlock; readonly students: number }[];
  /** Who owes tuition and would be charged the late fee. */
  readonly late: number;
  /** One sentence for each of these, to be confirmed. */
  readonly consequences: readonly string[];
}

/** Makes a change of plans, and compares what is open to the students of its scope before and after. */
export const changeWithEffect = async (
  college: Pick<College, "clock" | "identity">,
  tx: Transaction,
  scope: PlanScope,
  change: () => Promise<unknown>,
): Promise<PlanEffect> => {
  const before = new Map((await readOpen(college, tx, scope)).map((row) => [row.id, row]));
  await change();
  const after = await readOpen(college, tx, scope);
  const countOf = (isSo: (row: Row, old: Row) => boolean): number =>
    after.filter((row) => {
      const old = before.get(row.id);
      return old !== undefined && isSo(row, old);
    }).length;
  const locked = planUnlocks
    .map((unlock) => ({ unlock, students: countOf((row, old) => old[unlock] && !row[unlock]) }))
    .filter(({ students }) => students > 0);
  const late = countOf((row, old) => !row.isPaid && row.isLate && !old.isLate);
  const students = new Map<number, number>();
  for (const { planId } of after) {
    if (planId !== null) students.set(planId, (students.get(planId) ?? 0) + 1);
  }
  return {
    students,
    locked,
    late,
    consequences: [
      ...locked.map((one) => planTexts.locked(one.unlock, one.students)),
      ...(late > 0 ? [planTexts.late(late)] : []),
    ],
  };
};

type Row = Awaited<ReturnType<typeof readOpen>>[number];

const readOpen = (
  { clock, identity: { timeZone } }: Pick<College, "clock" | "identity">,
  tx: Transaction,
  { sessionId, departmentId, level, sponsorId }: PlanScope,
) => {
  const today = zonedDay(clock(), timeZone);
  const recordLate = sql`(select f.late_from <= ${today} from ${tuitionFee} f
    where f.session_id = ${sessionId} and f.level = ${sessionLevel(sessionId)} and f.is_active)`;
  return tx
    .select({
      id: student.id,
      planId: planIdIn(sessionId),
      registration: isUnlocked("registration", sessionId),
      hostel: isUnlocked("hostel", sessionId),
      examination: isUnlocked("examination", sessionId),
      isPaid: hasPaidFee("tuition", { accountId: sql`${student}.account_id`, sessionId }),
      isLate: sql<boolean>`coalesce(${wasLate(sessionId, { today, timeZone })}, ${recordLate}, false)`,
    })
    .from(student)
    .where(
      and(
        eq(student.standing, "active"),
        departmentId === null ? undefined : eq(student.departmentId, departmentId),
        level === null ? undefined : sql`${sessionLevel(sessionId)} = ${level}`,
        sponsorId === null ? undefined : isOnListOf(sponsorId, sessionId),
      ),
    );
};
