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

const places: Readonly<Record<Section["paid_at"], PlaceOfPayment>> = {
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
    isPaid: hostel.is_paid,
    canPay: tuition.is_paid && !hostel.is_paid,
  },
});

const sectionOf = ({ section, title, paid_at, lines, total }: Section): FeeSection => ({
  name: section,
  title,
  paidAt: places[paid_at],
  lines: lines.map((line) => ({ ...line, frequency: frequencies[line.frequency] })),
  total,
});

const tuitionOf = (tuition: FeeSchedule["tuition"]): TuitionFee | null => {
  if (tuition.tuition_fee_id === null) return null;
  return {
    id: String(tuition.tuition_fee_id),
    amount: tuition.amount,
    lateFee: tuition.late_fee,
    lateFrom: tuition.late_from,
    isPaid: tuition.is_paid,
    canPay: !tuition.is_paid && tuition.amount > 0,
  };
};
