import type { ChargedLine, payment } from "../../db/schema/payments.ts";

/** Specification §9; in kobo. */
export const hostelFeeKobo = 25_000_00;

/** Specification §9, charged on top of tuition from its late date on; in kobo. */
export const lateFeeKobo = 10_000_00;

/** The lines of a hostel payment, as on its receipt. */
export const hostelLines: readonly ChargedLine[] = [
  { code: "hostel", label: "Hostel fee", amountKobo: hostelFeeKobo },
];

/** The lines of an applicant's payment; each application session has its own fee. */
export const screeningLines = (feeKobo: number): readonly ChargedLine[] => [
  { code: "screening", label: "Pre-admission Screening Fee", amountKobo: feeKobo },
];

/** Specification §9: the default fee of a new application session; in kobo. */
export const screeningFeeKobo = 10_000_00;

/** Kobo as the naira of the contract. */
export const nairaOf = (kobo: number): number => kobo / 100;

/** Specification §3 "Payment": the label of each purpose on lists and receipts. */
export const itemLabels: Record<(typeof payment.$inferSelect)["purpose"], string> = {
  tuition: "Tuition Fee",
  hostel: "Hostel Fee",
  screening: "Pre-admission Screening Fee",
};
