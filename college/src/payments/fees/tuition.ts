import type { ChargedLine } from "../../db/schema/payments.ts";
import { lateFeeKobo } from "./amounts.ts";
import { type FeeBook, type FeePayer, feeSchedule } from "./schedule.ts";

export interface TuitionDates {
  /** First day on which the late fee applies, `2026-01-31`; null where there is none. */
  readonly lateFrom: string | null;
  /** Today in the college's time zone, `2026-01-31`. */
  readonly today: string;
}

/** What the portal charges for tuition, in kobo, line by line. */
export interface PortalTuition {
  readonly lines: readonly ChargedLine[];
  readonly totalKobo: number;
  /** Part of `totalKobo`; 0 while payment is in time. */
  readonly lateFeeKobo: number;
}

/**
 * Tuition as the portal charges it: the sections paid in the portal, and the late fee as a line of its
 * own from the late date on. School fees and the developmental levy are paid elsewhere and never part
 * of it. Nothing is charged, the late fee neither, where the department has no schedule.
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
