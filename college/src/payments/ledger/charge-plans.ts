import { and, desc, eq, inArray, sql } from "drizzle-orm";
import { zonedDay } from "../../../../contract/zoned-time.ts";
import type { PlanShare } from "../../../../rules/payments/instalments.ts";
import type { College } from "../../context.ts";
import type { Database } from "../../db/database.ts";
import { adjustment, adjustmentLine } from "../../db/schema/adjustments.ts";
import { bill, charge } from "../../db/schema/ledger.ts";
import { feeLine, tuitionFee } from "../../db/schema/payments.ts";
import { department, student, studentLevel } from "../../db/schema/students.ts";
import { grouped } from "../../grouped.ts";
import { departments } from "../../reference/departments.ts";
import type { StudentStanding } from "../../students/standing.ts";
import { basisOf, feeSchedule, type ScheduleSection } from "../fees/schedule.ts";
import { readSessionFees } from "../fees/session-fees.ts";
import { planIdIn, wasLate } from "../instalments/plan-sql.ts";
import { readShares } from "../instalments/standing.ts";
import { isLifted, isOwed } from "./paid.ts";
import {
  type AdjustedCharge,
  type ChargePlan,
  type LiveCharge,
  planCharges,
  scheduledCharges,
} from "./plan-charges.ts";

type TuitionFee = typeof tuitionFee.$inferSelect;

/** A student with the fees of a session and what the ledger lacks of them. */
export interface StudentCharges {
  readonly accountId: number;
  readonly matricNumber: string;
  readonly department: string;
  /** The level at which the student is, or was, in the session. */
  readonly level: number;
  readonly standing: StudentStanding;
  readonly sections: readonly ScheduleSection[];
  /** The active record of the session and level; null where there is none. */
  readonly tuitionFee: TuitionFee | null;
  /** What the hostel of the session costs now. */
  readonly hostelFeeKobo: number;
  readonly basis: string;
  readonly plan: ChargePlan;
  /** Whether adjustments lifted these fees, so that they count as paid while no line of them is charged. */
  readonly isTuitionLifted: boolean;
  readonly isHostelLifted: boolean;
  /** The shares in which tuition is paid; null where it is paid at once. */
  readonly shares: readonly PlanShare[] | null;
}

/** The students with these accounts, in a session. A fixed number of statements, however many they are. */
export const readStudentCharges = async (
  { clock, identity }: Pick<College, "clock" | "identity">,
  db: Database,
  sessionId: number,
  accountIds: readonly number[],
): Promise<readonly StudentCharges[]> => {
  // One after the other, for a transaction has one connection.
  const today = zonedDay(clock(), identity.timeZone);
  const day = { today, timeZone: identity.timeZone };
  const students = await readStudents(db, sessionId, accountIds, day);
  const shares = await readShares(
    db,
    students.flatMap(({ planId }) => planId ?? []),
  );
  const charged = await readLiveCharges(db, sessionId, accountIds);
  const adjusted = await readAdjusted(db, sessionId, accountIds);
  const records = await db
    .select()
    .from(tuitionFee)
    .where(and(eq(tuitionFee.sessionId, sessionId), eq(tuitionFee.isActive, true)));
  const rows = await db.select().from(feeLine);
  const { hostelFeeKobo, lateFeeKobo } = await readSessionFees(db, sessionId);
  const book = { departments: departments.map(({ name }) => name), rows };
  return students.map(({ departmentId, stateOfOrigin, billedBasis, planId, isBehind, ...one }) => {
    const payer = { ...one, stateOfOrigin, homeState: identity.homeState };
    const sections = feeSchedule(book, payer);
    const record = records.find(({ level }) => level === one.level) ?? null;
    const lateFrom = record?.lateFrom ?? null;
    const basis = basisOf({ ...payer, departmentId });
    return {
      ...one,
      sections,
      tuitionFee: record,
      hostelFeeKobo,
      basis,
      plan: planCharges({
        schedule: scheduledCharges(sections),
        basis,
        billedBasis,
        charges: charged.get(one.accountId) ?? [],
        adjusted: adjusted.get(one.accountId) ?? [],
        isActive: one.standing === "active",
        isLate: isBehind ?? (lateFrom !== null && today >= lateFrom),
        lateFeeKobo,
      }),
      shares: planId === null ? null : (shares.get(planId) ?? null),
    };
  });
};

/** The level of a student in a session: a promotion out of it keeps the level that was left. */
export const levelIn = sql<number>`coalesce(${studentLevel.level}, ${student.level})`.mapWith(
  Number,
);

const readStudents = (
  db: Database,
  sessionId: number,
  accountIds: readonly number[],
  day: Parameters<typeof wasLate>[1],
) =>
  db
    .select({
      accountId: student.accountId,
      matricNumber: student.matricNumber,
      departmentId: student.departmentId,
      department: department.name,
      level: levelIn,
      standing: student.standing,
      stateOfOrigin: student.stateOfOrigin,
      billedBasis: bill.basis,
      planId: planIdIn(sessionId),
      isBehind: wasLate(sessionId, day),
      isTuitionLifted: isLifted("tuition", { accountId: student.accountId, sessionId }),
      isHostelLifted: isLifted("hostel", { accountId: student.accountId, sessionId }),
    })
    .from(student)
    .innerJoin(department, eq(department.id, student.departmentId))
    .leftJoin(
      studentLevel,
      and(eq(studentLevel.studentId, student.id), eq(studentLevel.sessionId, sessionId)),
    )
    .leftJoin(bill, and(eq(bill.accountId, student.accountId), eq(bill.sessionId, sessionId)))
    .where(inArray(student.accountId, [...accountIds]));

const readLiveCharges = async (
  db: Database,
  sessionId: number,
  accountIds: readonly number[],
): Promise<ReadonlyMap<number, readonly LiveCharge[]>> => {
  const rows = await db
    .select({
      id: charge.id,
      accountId: charge.accountId,
      section: charge.section,
      purpose: charge.purpose,
      code: charge.code,
      label: charge.label,
      amountKobo: charge.amountKobo,
      paidKobo: charge.paidKobo,
    })
    .from(charge)
    .where(
      and(inArray(charge.accountId, [...accountIds]), eq(charge.sessionId, sessionId), isOwed()),
    )
    .orderBy(charge.id);
  return grouped(rows, ({ accountId }) => accountId);
};

/** What the last approved adjustment of each line made of it. */
const readAdjusted = async (
  db: Database,
  sessionId: number,
  accountIds: readonly number[],
): Promise<ReadonlyMap<number, readonly AdjustedCharge[]>> => {
  const rows = await db
    .selectDistinctOn([charge.accountId, charge.section, charge.code], {
      accountId: charge.accountId,
      section: charge.section,
      purpose: charge.purpose,
      code: charge.code,
      label: charge.label,
      amountKobo: charge.amountKobo,
      kind: adjustment.kind,
      // A schedule that was charged anew since replaces what was taken back.
      isTakenBack: sql<boolean>`${adjustmentLine.toKobo} = 0 and ${adjustment.decidedAt} >= ${bill.billedAt}`,
    })
    .from(adjustmentLine)
    .innerJoin(adjustment, eq(adjustment.id, adjustmentLine.adjustmentId))
    .innerJoin(charge, eq(charge.id, adjustmentLine.chargeId))
    .leftJoin(bill, and(eq(bill.accountId, charge.accountId), eq(bill.sessionId, charge.sessionId)))
    .where(
      and(
        inArray(adjustmentLine.accountId, [...accountIds]),
        eq(charge.sessionId, sessionId),
        eq(adjustment.isApproved, true),
      ),
    )
    .orderBy(charge.accountId, charge.section, charge.code, desc(charge.id));
  return grouped(rows, ({ accountId }) => accountId);
};
