import type { ChargedLine, payment } from "../../db/schema/payments.ts";

/** Specification §9; in kobo. */
export const hostelFeeKobo = 25_000_00;

/** Specification §9, charged on top of tuition once its late date has come; in kobo. */
export const lateFeeKobo = 10_000_00;

/** What a hostel payment is charged for, as its receipt shows it. */
export const hostelLines: readonly ChargedLine[] = [
  { code: "hostel", label: "Hostel fee", amountKobo: hostelFeeKobo },
];

/** What an applicant's payment is charged for; every application session has a fee of its own. */
export const screeningLines = (feeKobo: number): readonly ChargedLine[] => [
  { code: "screening", label: "Pre-admission Screening Fee", amountKobo: feeKobo },
];

/** Specification §9: what a new application session asks unless it is told another fee; in kobo. */
export const screeningFeeKobo = 10_000_00;

/** Kobo as the naira of the contract. */
export const nairaOf = (kobo: number): number => kobo / 100;

/** Specification §3 "Payment": what each purpose is called on lists and receipts. */
export const itemLabels: Record<(typeof payment.$inferSelect)["purpose"], string> = {
  tuition: "Tuition Fee",
  hostel: "Hostel Fee",
  screening: "Pre-admission Screening Fee",
};
