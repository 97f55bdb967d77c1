import type { coverageKinds } from "../../../../contract/payments/sponsors.ts";

/** What a sponsor covers of a student's fees in the sections that it chose. */
export interface Coverage {
  readonly coverage: (typeof coverageKinds)[number];
  /** 1 to 100, of a percentage. */
  readonly percentage: number | null;
  /** Of at most an amount. */
  readonly mostKobo: number | null;
}

/** A student's fees in those sections, in kobo. */
export interface CoveredFees {
  readonly chargedKobo: number;
  /** What anybody but this sponsor has paid of it. */
  readonly paidByOthersKobo: number;
}

/**
 * What the sponsor is to pay for a student, in kobo, whether or not it has paid: never more than others have left open. A percentage
 * is one of what is charged, so that the student can pay the rest first. A part of a kobo is the student's.
 */
export const claimOf = (
  { coverage, percentage, mostKobo }: Coverage,
  { chargedKobo, paidByOthersKobo }: CoveredFees,
): number => {
  const openKobo = Math.max(0, chargedKobo - paidByOthersKobo);
  if (coverage === "percentage") {
    return Math.min(openKobo, Math.floor((chargedKobo * (percentage ?? 0)) / 100));
  }
  return coverage === "at_most" ? Math.min(openKobo, mostKobo ?? 0) : openKobo;
};
