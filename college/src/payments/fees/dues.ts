import { and, asc, eq } from "drizzle-orm";
import { zonedDay } from "../../../../contract/zoned-time.ts";
import type { College } from "../../context.ts";
import { type ChargedLine, feeLine, ledgerEntry, tuitionFee } from "../../db/schema/payments.ts";
import { department, student } from "../../db/schema/students.ts";
import { refuse } from "../../http/refusal.ts";
import { departments } from "../../reference/departments.ts";
import { readCalendar } from "../../registration/calendar.ts";
import type { StudentStanding } from "../../students/standing.ts";
import { paymentTexts } from "../texts.ts";
import { lateFeeKobo } from "./amounts.ts";
import { type FeeBook, type FeePayer, feeSchedule, type ScheduleSection } from "./schedule.ts";

interface TuitionDates {
  /** First day on which the late fee applies, `2026-01-31`; null where there is none. */
  readonly lateFrom: string | null;
  /** Today in the college's time zone, `2026-01-31`. */
  readonly today: string;
}

/** The portal's tuition charge, in kobo, line by line. */
interface PortalTuition {
  readonly lines: readonly ChargedLine[];
  readonly totalKobo: number;
  /** Part of `totalKobo`; 0 while payment is in time. */
  readonly lateFeeKobo: number;
}

/**
 * Tuition as the portal charges it: the sections paid in the portal, and the late fee as a line of its
 * own from the late date on. School fees and the developmental levy are paid elsewhere and never part
 * of it. Without a schedule for the department nothing is charged, not even the late fee.
 */
export const portalTuition = (
  book: FeeBook,
  payer: FeePayer,
  { lateFrom, today }: TuitionDates,
): PortalTuition => {
  const due: readonly ChargedLine[] = feeSchedule(book, payer)
    .filter((section) => section.paidAt === "portal")
    .flatMap((section) => section.lines)
    .map(({ code, label, amountKobo }) => ({ code, label, amountKobo }));
  const isLate = due.length > 0 && lateFrom !== null && today >= lateFrom;
  const late: readonly ChargedLine[] = isLate
    ? [{ code: "late", label: "Late payment fee", amountKobo: lateFeeKobo }]
    : [];
  const lines = [...due, ...late];
  return {
    lines,
    totalKobo: lines.reduce((sum, line) => sum + line.amountKobo, 0),
    lateFeeKobo: isLate ? lateFeeKobo : 0,
  };
};

type TuitionFee = typeof tuitionFee.$inferSelect;

/** A student's debts and payments of the current session. */
export interface Dues {
  readonly session: { readonly id: number; readonly name: string };
  readonly matricNumber: string;
  readonly department: string;
  readonly level: number;
  readonly standing: StudentStanding;
  readonly sections: readonly ScheduleSection[];
  /** The active record of the session and the student's level; null where there is none. */
  readonly tuitionFee: TuitionFee | null;
  readonly tuition: PortalTuition;
  readonly isTuitionPaid: boolean;
  readonly isHostelPaid: boolean;
}

/** @throws 404 where the college has no current session. */
export const duesOf = async (college: College, accountId: number): Promise<Dues> => {
  const { db, clock, identity } = college;
  const [session, payer] = await Promise.all([
    currentSession(college),
    studentOf(college, accountId),
  ]);
  const [[record], paid, rows] = await Promise.all([
    db
      .select()
      .from(tuitionFee)
      .where(
        and(
          eq(tuitionFee.sessionId, session.id),
          eq(tuitionFee.level, payer.level),
          eq(tuitionFee.isActive, true),
        ),
      ),
    db
      .select({ purpose: ledgerEntry.purpose })
      .from(ledgerEntry)
      .where(and(eq(ledgerEntry.accountId, accountId), eq(ledgerEntry.sessionId, session.id))),
    db.select().from(feeLine),
  ]);
  const book = { departments: departments.map(({ name }) => name), rows };
  const feePayer = { ...payer, homeState: identity.homeState };
  return {
    session,
    ...payer,
    sections: feeSchedule(book, feePayer),
    tuitionFee: record ?? null,
    tuition: portalTuition(book, feePayer, {
      lateFrom: record?.lateFrom ?? null,
      today: zonedDay(clock(), identity.timeZone),
    }),
    isTuitionPaid: paid.some(({ purpose }) => purpose === "tuition"),
    isHostelPaid: paid.some(({ purpose }) => purpose === "hostel"),
  };
};

/** Every record of the current session for the student's level, the active one among them. */
export const tuitionFeesOf = async (
  college: College,
  accountId: number,
): Promise<readonly TuitionFee[]> => {
  const session = await currentSession(college);
  const { level } = await studentOf(college, accountId);
  return college.db
    .select()
    .from(tuitionFee)
    .where(and(eq(tuitionFee.sessionId, session.id), eq(tuitionFee.level, level)))
    .orderBy(asc(tuitionFee.id));
};

const currentSession = async ({ db }: College): Promise<Dues["session"]> => {
  const { session } = await readCalendar(db);
  if (session === undefined) throw refuse(404, paymentTexts.noCurrentSession);
  return session;
};

const studentOf = async ({ db }: College, accountId: number) => {
  const [row] = await db
    .select({
      matricNumber: student.matricNumber,
      department: department.name,
      level: student.level,
      standing: student.standing,
      stateOfOrigin: student.stateOfOrigin,
    })
    .from(student)
    .innerJoin(department, eq(department.id, student.departmentId))
    .where(eq(student.accountId, accountId));
  if (row === undefined) throw new Error("a student's account has no student");
  return row;
};
