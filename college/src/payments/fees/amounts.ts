import type { chargeSections, paymentChannels } from "../../../../contract/payments/account.ts";
import type { counterMethods } from "../../../../contract/payments/counter.ts";
import type { ChargedLine, chargePurposes, payment } from "../../db/schema/payments.ts";

/** Specification §9: what a session charges beside its schedule until the fee office sets other amounts; in kobo. */
export const specifiedFees = { hostelFeeKobo: 25_000_00, lateFeeKobo: 10_000_00 } as const;

/** The lines of a hostel payment, as on its receipt. */
export const hostelLines = (feeKobo: number): readonly ChargedLine[] => [
  { code: "hostel", label: "Hostel fee", amountKobo: feeKobo },
];

/** The lines of an applicant's payment; each application session has its own fee. */
export const screeningLines = (feeKobo: number): readonly ChargedLine[] => [
  { code: "screening", label: "Pre-admission Screening Fee", amountKobo: feeKobo },
];

/** Specification §9: the default fee of a new application session; in kobo. */
export const screeningFeeKobo = 10_000_00;

/** Kobo as the naira of the contract. */
export const nairaOf = (kobo: number): number => kobo / 100;

/** Naira of the contract as kobo; undefined for a part of a kobo. */
export const koboOf = (naira: number): number | undefined => {
  const kobo = Math.round(naira * 100);
  return Math.abs(kobo - naira * 100) > 1e-6 ? undefined : kobo;
};

/** Specification §3 "Payment": the label of what a payment is for on lists and receipts. */
export const itemLabel = ({
  purpose,
  section,
}: Pick<typeof payment.$inferSelect, "purpose" | "section">): string =>
  purpose === "section" ? `Section ${section} Fees` : itemLabels[purpose];

const itemLabels: Record<(typeof chargePurposes)[number], string> = {
  tuition: "Tuition Fee",
  hostel: "Hostel Fee",
  screening: "Pre-admission Screening Fee",
};

/** The label of what was paid at the bursary's counter. */
export const counterLabels: Record<(typeof counterMethods)[number], string> = {
  cash: "Bursary counter, cash",
  pos: "Bursary counter, POS",
  teller: "Bursary counter, teller",
};

/** The label of how money came in. */
export const channelLabels: Record<(typeof paymentChannels)[number], string> = {
  online: "Online",
  counter: "Counter",
  bank: "Bank",
  remita: "Remita",
  sponsor: "Sponsor",
};

/** The label of where an account shows a charge. */
export const sectionLabels: Record<(typeof chargeSections)[number], string> = {
  A: "Section A",
  B: "Section B",
  C: "Section C",
  late: "Late payment",
  hostel: "Hostel",
  screening: "Screening",
};
