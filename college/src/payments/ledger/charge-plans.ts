import { and, eq, inArray, sql } from "drizzle-orm";
import { zonedDay } from "../../../../contract/zoned-time.ts";
import type { College } from "../../context.ts";
import type { Database } from "../../db/database.ts";
import { bill, charge } from "../../db/schema/ledger.ts";
import { feeLine, tuitionFee } from "../../db/schema/payments.ts";
import { department, student, studentLevel } from "../../db/schema/students.ts";
import { grouped } from "../../grouped.ts";
import { departments } from "../../reference/departments.ts";
import type { StudentStanding } from "../../students/standing.ts";
import { basisOf, feeSchedule, type ScheduleSection } from "../fees/schedule.ts";
import { readSessionFees } from "../fees/session-fees.ts";
import { isOwed } from "./paid.ts";
import { type ChargePlan, type LiveCharge, planCharges, scheduledCharges } from "./plan-charges.ts";

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
}

/** The students with these accounts, in a session. A fixed number of statements, however many they are. */
export const readStudentCharges = async (
  { clock, identity }: Pick<College, "clock" | "identity">,
  db: Database,
  sessionId: number,
  accountIds: readonly number[],
): Promise<readonly StudentCharges[]> => {
  // One after the other, for a transaction has one connection.
  const students = await readStudents(db, sessionId, accountIds);
  const charged = await readLiveCharges(db, sessionId, accountIds);
  const records = await db
    .select()
    .from(tuitionFee)
    .where(and(eq(tuitionFee.sessionId, sessionId), eq(tuitionFee.isActive, true)));
  const rows = await db.select().from(feeLine);
  const { hostelFeeKobo, lateFeeKobo } = await readSessionFees(db, sessionId);
  const book = { departments: departments.map(({ name }) => name), rows };
  const today = zonedDay(clock(), identity.timeZone);
  return students.map(({ departmentId, stateOfOrigin, billedBasis, ...one }) => {
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
        isLate: lateFrom !== null && today >= lateFrom,
        lateFeeKobo,
      }),
    };
  });
};

/** The level of a student in a session: a promotion out of it keeps the level that was left. */
export const levelIn = sql<number>`coalesce(${studentLevel.level}, ${student.level})`.mapWith(
  Number,
);

const readStudents = (db: Database, sessionId: number, accountIds: readonly number[]) =>
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
