import type { adjustment } from "../../db/schema/adjustments.ts";
import type { charge } from "../../db/schema/ledger.ts";
import type { ScheduleSection } from "../fees/schedule.ts";

type ChargeRow = typeof charge.$inferSelect;
type AdjustmentKind = (typeof adjustment.$inferSelect)["kind"];

/** A line to be charged. */
export type NewCharge = Pick<ChargeRow, "section" | "purpose" | "code" | "label" | "amountKobo">;

/** A line that is charged and not taken back. */
export type LiveCharge = NewCharge & Pick<ChargeRow, "id" | "paidKobo">;

/** The lines of a student's fee schedule as charges: what the portal takes is tuition. */
export const scheduledCharges = (sections: readonly ScheduleSection[]): readonly NewCharge[] =>
  sections.flatMap(({ section, paidAt, lines }) =>
    lines.map(({ code, label, amountKobo }) => ({
      section,
      purpose: paidAt === "portal" ? ("tuition" as const) : null,
      code,
      label,
      amountKobo,
    })),
  );

export const lateCharge = (amountKobo: number): NewCharge => ({
  section: "late",
  purpose: "tuition",
  code: "late",
  label: "Late payment fee",
  amountKobo,
});

/** What approved adjustments made of a line, the last of them. */
export type AdjustedCharge = NewCharge & {
  readonly kind: AdjustmentKind;
  /** Whether nothing was charged instead. */
  readonly isTakenBack: boolean;
};

interface ChargeFacts {
  /** The student's schedule as it is now. */
  readonly schedule: readonly NewCharge[];
  /** The kind of student that the schedule is for, and that it was charged for; null before it is charged. */
  readonly basis: string;
  readonly billedBasis: string | null;
  /** The live charges of the session. */
  readonly charges: readonly LiveCharge[];
  readonly adjusted: readonly AdjustedCharge[];
  readonly isActive: boolean;
  readonly isLate: boolean;
  /** What the late fee of the session is now. */
  readonly lateFeeKobo: number;
}

/** What has to be charged and taken back, and what stays. */
export interface ChargePlan {
  readonly add: readonly NewCharge[];
  readonly reverse: readonly LiveCharge[];
  readonly keep: readonly LiveCharge[];
  /** Whether the schedule is charged with this plan, for the first time or anew. */
  readonly bills: boolean;
}

/**
 * A session's schedule is charged once, so that a later change of it touches nothing. It is charged anew for a student who
 * became another kind (a corrected state of origin, another department) while nothing of it is paid. The late fee follows
 * its date as long as tuition is open. What an adjustment took back or lowered is decided: neither comes back, but for a student
 * who withdrew and is active again.
 */
export const planCharges = (facts: ChargeFacts): ChargePlan => {
  const { schedule, basis, billedBasis, charges, adjusted, isLate, lateFeeKobo } = facts;
  const scheduled = charges.filter(isScheduled);
  const decided = adjusted.filter(({ kind }) => kind !== "withdrawn");
  const isMoved =
    billedBasis !== null &&
    billedBasis !== basis &&
    schedule.length > 0 &&
    !decided.some(isOfSchedule) &&
    scheduled.every(({ paidKobo }) => paidKobo === 0);
  const bills = schedule.length > 0 && (billedBasis === null || isMoved);
  const taken = isMoved ? scheduled : [];
  const staying = charges.filter((one) => !taken.includes(one));
  const isCharged = ({ purpose }: NewCharge): boolean =>
    staying.some((one) => isScheduled(one) && one.purpose === purpose);
  const added = bills
    ? schedule.filter((line) => !isCharged(line))
    : facts.isActive
      ? restoredCharges(adjusted, staying)
      : [];

  const late = staying.find(({ section }) => section === "late");
  const withdrawsLate = late !== undefined && late.paidKobo === 0 && !isLate;
  const addsLate =
    late === undefined &&
    isLate &&
    !decided.some(({ section }) => section === "late") &&
    isTuitionOpen(staying, added);
  return {
    add: addsLate ? [...added, lateCharge(lateFeeKobo)] : added,
    reverse: withdrawsLate ? [...taken, late] : taken,
    keep: withdrawsLate ? staying.filter((one) => one !== late) : staying,
    bills,
  };
};

/** What was taken back for a withdrawal, of a student who is active again. */
const restoredCharges = (
  adjusted: readonly AdjustedCharge[],
  charged: readonly LiveCharge[],
): readonly NewCharge[] =>
  adjusted
    .filter(
      (one) =>
        one.kind === "withdrawn" &&
        one.isTakenBack &&
        isOfSchedule(one) &&
        !charged.some(({ section, code }) => section === one.section && code === one.code),
    )
    .map(({ section, purpose, code, label, amountKobo }) => ({
      section,
      purpose,
      code,
      label,
      amountKobo,
    }));

/** A line of the fee schedule, not the late fee. */
const isOfSchedule = (line: NewCharge): boolean => isScheduled(line) && line.section !== "late";

/** Charged by the schedule or its dates, not on request as hostel and screening are. */
const isScheduled = ({ section }: NewCharge): boolean =>
  section !== "hostel" && section !== "screening";

const isTuitionOpen = (charged: readonly LiveCharge[], added: readonly NewCharge[]): boolean =>
  added.some(({ purpose }) => purpose === "tuition") ||
  charged.some(
    ({ purpose, amountKobo, paidKobo }) => purpose === "tuition" && paidKobo < amountKobo,
  );
