import { isStanding } from "./boarder.ts";
import type { ClaimFacts, WantedBed } from "./claim-facts.ts";
import { isOpen } from "./opening.ts";

interface Wanted {
  readonly sessionId: number;
  readonly wanted: WantedBed;
}

/** What is to be done about a claim: `repeat` answers with an application that there is, `try` lets the keys decide. */
export type ClaimVerdict =
  | (Wanted & { readonly verdict: "try" | "bed_taken" })
  | { readonly verdict: "repeat"; readonly applicationId: number }
  | { readonly verdict: "wrong_kind"; readonly wanted: WantedBed }
  | { readonly verdict: ClaimRefusal };

export type ClaimRefusal =
  | "unknown_bed"
  | "unpaid"
  | "no_kind"
  | "key_reused"
  | "already_applied"
  | "applications_closed";

/** Judges a claim by what was read; of two at once that may be tried, the table's keys let one through. */
export const judgeClaim = (facts: ClaimFacts, now: Date): ClaimVerdict => {
  const { sessionId, wanted, keyed, application, studentId } = facts;
  if (wanted === null) return { verdict: "unknown_bed" };
  if (sessionId === null || !facts.isPaid) return { verdict: "unpaid" };
  if (facts.kind === null) return { verdict: "no_kind" };
  if (facts.kind !== wanted.hostel.kind) return { verdict: "wrong_kind", wanted };
  if (keyed !== null) {
    return keyed.requestBedId === wanted.bed.id
      ? { verdict: "repeat", applicationId: keyed.id }
      : { verdict: "key_reused" };
  }
  if (application !== null && isStanding(application)) {
    return application.bedId === wanted.bed.id
      ? { verdict: "repeat", applicationId: application.id }
      : { verdict: "already_applied" };
  }
  if (!isOpen(facts.opening, now)) return { verdict: "applications_closed" };
  const isFree = wanted.bed.isUsable && !isAnothers(facts.claim, studentId, now);
  return { verdict: isFree ? "try" : "bed_taken", sessionId, wanted };
};

/** A lapsed offer may leave the bed free, or offer it to the next: that is seen once the offers are swept. */
const isAnothers = (claim: ClaimFacts["claim"], studentId: number, now: Date): boolean =>
  claim !== null &&
  claim.studentId !== studentId &&
  (claim.offeredUntil === null || now < claim.offeredUntil);
