import { and, asc, eq } from "drizzle-orm";
import { zonedDay } from "../../../../contract/zoned-time.ts";
import type { College } from "../../context.ts";
import { feeLine, ledgerEntry, tuitionFee } from "../../db/schema/payments.ts";
import { department, student } from "../../db/schema/students.ts";
import { refuse } from "../../http/refusal.ts";
import { departments } from "../../reference/departments.ts";
import { readCalendar } from "../../registration/calendar.ts";
import type { StudentStanding } from "../../students/standing.ts";
import { texts } from "../../texts.ts";
import { feeSchedule, type ScheduleSection } from "./schedule.ts";
import { type PortalTuition, portalTuition } from "./tuition.ts";

type TuitionFee = typeof tuitionFee.$inferSelect;

/** What a student owes for the current session and has paid of it. */
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
    matricNumber: payer.matricNumber,
    department: payer.department,
    level: payer.level,
    standing: payer.standing,
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
  if (session === undefined) throw refuse(404, texts.payment.noCurrentSession);
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
