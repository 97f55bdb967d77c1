import type { SponsoredClaim } from "./claims.ts";

/** What a list comes to, in kobo. */
export interface ClaimSums {
  readonly students: number;
  /** Students for whom nothing is missing. */
  readonly ready: number;
  readonly claimedKobo: number;
  readonly paidKobo: number;
  readonly outstandingKobo: number;
}

export const sumsOf = (
  claims: readonly Pick<
    SponsoredClaim,
    "claimedKobo" | "paidKobo" | "outstandingKobo" | "missing"
  >[],
): ClaimSums => {
  const sum = (key: "claimedKobo" | "paidKobo" | "outstandingKobo"): number =>
    claims.reduce((total, claim) => total + claim[key], 0);
  return {
    students: claims.length,
    ready: claims.filter(({ missing }) => missing.length === 0).length,
    claimedKobo: sum("claimedKobo"),
    paidKobo: sum("paidKobo"),
    outstandingKobo: sum("outstandingKobo"),
  };
};
