import type { ResponseOf } from "../../../contract/endpoint.ts";
import type { feeSchedule } from "../../../contract/payments/payments.ts";
import type {
  FeeFrequency,
  FeeSection,
  PlaceOfPayment,
  StudentFees,
  TuitionFee,
} from "../generated/schema-types.ts";

type FeeSchedule = ResponseOf<typeof feeSchedule>;
type Section = FeeSchedule["sections"][number];

const places: Readonly<Record<Section["paidAt"], PlaceOfPayment>> = {
  bursary: "BURSARY",
  external: "EXTERNAL",
  portal: "PORTAL",
};

const frequencies: Readonly<Record<Section["lines"][number]["frequency"], FeeFrequency>> = {
  once: "ONCE",
  session: "PER_SESSION",
};

/** The schedule as the college computes it, and what of it can be paid now. */
export const feesOf = ({ session, sections, tuition, hostel }: FeeSchedule): StudentFees => ({
  session,
  sections: sections.map(sectionOf),
  tuition: tuitionOf(tuition),
  hostel: {
    amount: hostel.amount,
    isPaid: hostel.isPaid,
    canPay: tuition.isPaid && !hostel.isPaid,
  },
});

const sectionOf = ({ section, title, paidAt, lines, total }: Section): FeeSection => ({
  name: section,
  title,
  paidAt: places[paidAt],
  lines: lines.map((line) => ({ ...line, frequency: frequencies[line.frequency] })),
  total,
});

const tuitionOf = (tuition: FeeSchedule["tuition"]): TuitionFee | null => {
  if (tuition.tuitionFeeId === null) return null;
  return {
    id: String(tuition.tuitionFeeId),
    amount: tuition.amount,
    lateFee: tuition.lateFee,
    lateFrom: tuition.lateFrom,
    isPaid: tuition.isPaid,
    canPay: !tuition.isPaid && tuition.amount > 0,
  };
};
