import type { ResponseOf } from "../../../contract/endpoint.ts";
import type { feeSchedule } from "../../../contract/payments/fee-schedule.ts";
import type { HostelFee, StudentFees, TuitionFee } from "../generated/schema-types.ts";

type FeeSchedule = ResponseOf<typeof feeSchedule>;

/**
 * The college's fee schedule, and which of its fees can be paid now. All fields are named one by one here: a dashboard reads it,
 * and V8 makes the rest of an object step by step.
 */
export const feesOf = ({ session, sections, tuition, hostel }: FeeSchedule): StudentFees => ({
  session,
  sections: sections.map(({ section, title, paidAt, lines, total, payableOnline }) => ({
    name: section,
    title,
    paidAt,
    lines,
    total,
    payableOnline: payableOnline ?? null,
  })),
  tuition: tuitionOf(tuition),
  hostel: hostelOf(hostel, tuition.isPaid),
});

/** A college that names no obstacle takes it once tuition is paid. */
const hostelOf = (
  { amount, isPaid, obstacle }: FeeSchedule["hostel"],
  isTuitionPaid: boolean,
): HostelFee => ({
  amount,
  isPaid,
  canPay: !isPaid && (obstacle === undefined ? isTuitionPaid : obstacle === null),
  obstacle: obstacle ?? null,
});

const tuitionOf = (tuition: FeeSchedule["tuition"]): TuitionFee | null => {
  const { tuitionFeeId, amount, lateFee, lateFrom, isPaid, plan } = tuition;
  if (tuitionFeeId === null) return null;
  const canPay = !isPaid && amount > 0;
  return { id: tuitionFeeId, amount, lateFee, lateFrom, isPaid, canPay, plan: plan ?? null };
};
