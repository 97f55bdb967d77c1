import { and, asc, eq } from "drizzle-orm";
import { zonedDay } from "../../../../contract/zoned-time.ts";
import {
  nextShare,
  type PlanUnlock,
  type ShareStanding,
  shareStandings,
  type TuitionSum,
  unlockedBy,
} from "../../../../rules/payments/instalments.ts";
import type { College } from "../../context.ts";
import { type ChargedLine, tuitionFee } from "../../db/schema/payments.ts";
import { refuse } from "../../http/refusal.ts";
import { readCalendar } from "../../registration/calendar.ts";
import { readStudentCharges, type StudentCharges } from "../ledger/charge-plans.ts";
import { type NewCharge, planCharges, scheduledCharges } from "../ledger/plan-charges.ts";
import { paymentTexts } from "../texts.ts";
import { readPaidOnline } from "./fee-sections.ts";
import {
  type FeeBook,
  type FeePayer,
  feeSchedule,
  type ScheduleSection,
  stageTitles,
} from "./schedule.ts";

interface LateFee {
  /** First day on which the late fee applies, `2026-01-31`; null where there is none. */
  readonly lateFrom: string | null;
  /** Today in the college's time zone, `2026-01-31`. */
  readonly today: string;
  readonly lateFeeKobo: number;
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
  { lateFrom, today, lateFeeKobo }: LateFee,
): PortalTuition => {
  const { add } = planCharges({
    schedule: scheduledCharges(feeSchedule(book, payer)),
    basis: "",
    billedBasis: null,
    charges: [],
    adjusted: [],
    isActive: true,
    isLate: lateFrom !== null && today >= lateFrom,
    lateFeeKobo,
  });
  return tuitionOf(add.map((line) => ({ ...line, paidKobo: 0 })));
};

/** What is open of the tuition lines, or all of it once it is paid. */
const tuitionOf = (owed: readonly OwedLine[]): PortalTuition => {
  const tuition = owed.filter(({ purpose }) => purpose === "tuition");
  const open = tuition.filter(({ amountKobo, paidKobo }) => paidKobo < amountKobo);
  const shown = open.length > 0 ? open : tuition.map((line) => ({ ...line, paidKobo: 0 }));
  const sum = (lines: readonly OwedLine[]): number =>
    lines.reduce((total, { amountKobo, paidKobo }) => total + amountKobo - paidKobo, 0);
  return {
    lines: shown.map(({ code, label, amountKobo, paidKobo }) => ({
      code,
      label,
      amountKobo: amountKobo - paidKobo,
    })),
    totalKobo: sum(shown),
    lateFeeKobo: sum(shown.filter(({ section }) => section === "late")),
  };
};

type OwedLine = NewCharge & { readonly paidKobo: number };

type TuitionFee = typeof tuitionFee.$inferSelect;

interface DuesSection extends ScheduleSection {
  /** What is outstanding of it, where students may pay it online as well; null where they may not. */
  readonly payableOnlineKobo: number | null;
}

/** A student's debts and payments of the current session. */
export interface Dues
  extends Pick<
    StudentCharges,
    "matricNumber" | "department" | "level" | "standing" | "tuitionFee" | "hostelFeeKobo"
  > {
  readonly session: { readonly id: number; readonly name: string };
  readonly sections: readonly DuesSection[];
  readonly tuition: PortalTuition;
  /** Of tuition, the late fee included. */
  readonly tuitionPaidKobo: number;
  /** How far the student is with the shares of tuition; null where it is paid at once. */
  readonly plan: readonly ShareStanding[] | null;
  readonly isTuitionPaid: boolean;
  readonly isHostelPaid: boolean;
}

type DuesCollege = Pick<College, "db" | "clock" | "identity">;

/**
 * The ledger's charges, and those that it lacks as they would be charged now.
 * @throws 404 where the college has no current session.
 */
export const duesOf = async (college: DuesCollege, accountId: number): Promise<Dues> => {
  const session = await currentSession(college);
  const own = await studentOf(college, session.id, accountId);
  const { sections, plan, shares, isTuitionLifted, isHostelLifted, ...rest } = own;
  const owed: readonly OwedLine[] = [
    ...plan.keep,
    ...plan.add.map((line) => ({ ...line, paidKobo: 0 })),
  ];
  const isPaid = (fee: "tuition" | "hostel", isLifted: boolean): boolean => {
    const lines = owed.filter(({ purpose }) => purpose === fee);
    return lines.length === 0
      ? isLifted
      : lines.every(({ amountKobo, paidKobo }) => paidKobo === amountKobo);
  };
  const today = zonedDay(college.clock(), college.identity.timeZone);
  const isPaidOnline = await readPaidOnline(college.db);
  return {
    ...rest,
    session,
    sections: chargedSections(owed, sections, own.level).map((section) => ({
      ...section,
      payableOnlineKobo:
        section.paidAt !== "portal" && isPaidOnline(own.level, section.section)
          ? outstandingKobo(owed.filter((line) => line.section === section.section))
          : null,
    })),
    tuition: tuitionOf(owed),
    tuitionPaidKobo: sumOf(owed.filter(({ purpose }) => purpose === "tuition")).paidKobo,
    plan:
      shares &&
      shareStandings(
        shares,
        { ...sumOf(owed.filter(isInShares)), isLifted: isTuitionLifted },
        today,
      ),
    isTuitionPaid: isPaid("tuition", isTuitionLifted),
    isHostelPaid: isPaid("hostel", isHostelLifted),
  };
};

/** A plan is for tuition without the late fee. */
const isInShares = ({ purpose, section }: OwedLine): boolean =>
  purpose === "tuition" && section !== "late";

const outstandingKobo = (lines: readonly OwedLine[]): number => {
  const { chargedKobo, paidKobo } = sumOf(lines);
  return chargedKobo - paidKobo;
};

const sumOf = (lines: readonly OwedLine[]): TuitionSum => ({
  chargedKobo: lines.reduce((sum, { amountKobo }) => sum + amountKobo, 0),
  paidKobo: lines.reduce((sum, { paidKobo }) => sum + paidKobo, 0),
});

/** Whether what is paid of tuition opens something. */
export const isOpenTo = ({ plan, isTuitionPaid }: Dues, unlock: PlanUnlock): boolean =>
  plan === null ? isTuitionPaid : unlockedBy(plan).includes(unlock);

/**
 * The lines of the next share of tuition, in their order, a part of the last of them. Everything that is owed where the next share
 * is the last, which takes the late fee with it, or where there is no plan.
 */
export const nextTuition = ({
  plan,
  tuition,
}: Pick<Dues, "plan" | "tuition">): Pick<PortalTuition, "lines" | "totalKobo"> => {
  const next = nextShare(plan ?? []);
  if (next === undefined || next.number === plan?.length) return tuition;
  let leftKobo = next.outstandingKobo;
  const lines = tuition.lines.flatMap((line) => {
    const amountKobo = Math.min(leftKobo, line.amountKobo);
    leftKobo -= amountKobo;
    return amountKobo > 0 ? [{ ...line, amountKobo }] : [];
  });
  return { lines, totalKobo: next.outstandingKobo };
};

/** The schedule's sections with the lines that are charged, which a later change of the schedule leaves alone. */
const chargedSections = (
  owed: readonly OwedLine[],
  schedule: readonly ScheduleSection[],
  level: number,
): readonly ScheduleSection[] =>
  (["A", "B", "C"] as const).flatMap((section) => {
    const own = owed.filter((line) => line.section === section);
    const [first] = own;
    if (first === undefined) return [];
    const planned = schedule.find((one) => one.section === section);
    return {
      section,
      title: stageTitles(level)[section],
      paidAt: first.purpose === null ? (planned?.paidAt ?? "external") : "portal",
      lines: own.map(({ code, label, amountKobo }) => ({
        code,
        label,
        amountKobo,
        frequency: planned?.lines.find((line) => line.code === code)?.frequency ?? "session",
      })),
      totalKobo: own.reduce((sum, { amountKobo }) => sum + amountKobo, 0),
    };
  });

/** Every record of the current session for the student's level, the active one among them. */
export const tuitionFeesOf = async (
  college: College,
  accountId: number,
): Promise<readonly TuitionFee[]> => {
  const session = await currentSession(college);
  const { level } = await studentOf(college, session.id, accountId);
  return college.db
    .select()
    .from(tuitionFee)
    .where(and(eq(tuitionFee.sessionId, session.id), eq(tuitionFee.level, level)))
    .orderBy(asc(tuitionFee.id));
};

const currentSession = async ({ db }: DuesCollege): Promise<Dues["session"]> => {
  const { session } = await readCalendar(db);
  if (session === undefined) throw refuse(404, paymentTexts.noCurrentSession);
  return session;
};

const studentOf = async (
  college: DuesCollege,
  sessionId: number,
  accountId: number,
): Promise<StudentCharges> => {
  const [own] = await readStudentCharges(college, college.db, sessionId, [accountId]);
  if (own === undefined) throw new Error("a student's account has no student");
  return own;
};
