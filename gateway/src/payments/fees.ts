import type { ResponseOf } from "../../../contract/endpoint.ts";
import type { feeSchedule } from "../../../contract/payments/fee-schedule.ts";
import type { HostelFee, StudentFees, TuitionFee } from "../generated/schema-types.ts";

type FeeSchedule = ResponseOf<typeof feeSchedule>;

/** The college's fee schedule, and which of its fees can be paid now. */
export const feesOf = ({ session, sections, tuition, hostel }: FeeSchedule): StudentFees => ({
  session,
  sections: sections.map(({ section, payableOnline = null, ...rest }) => ({
    ...rest,
    name: section,
    payableOnline,
  })),
  tuition: tuitionOf(tuition),
  hostel: hostelOf(hostel, tuition.isPaid),
});

/** A college that names no obstacle takes it once tuition is paid. */
const hostelOf = (
  { obstacle, ...hostel }: FeeSchedule["hostel"],
  isTuitionPaid: boolean,
): HostelFee => ({
  ...hostel,
  canPay: !hostel.isPaid && (obstacle === undefined ? isTuitionPaid : obstacle === null),
  obstacle: obstacle ?? null,
});

const tuitionOf = ({
  tuitionFeeId,
  plan = null,
  ...tuition
}: FeeSchedule["tuition"]): TuitionFee | null => {
  if (tuitionFeeId === null) return null;
  return { ...tuition, id: tuitionFeeId, canPay: !tuition.isPaid && tuition.amount > 0, plan };
};
