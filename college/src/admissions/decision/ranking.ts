/** What of a tested applicant decides their rank. */
export interface Candidate {
  readonly id: number;
  /** Of the aptitude test, percent. */
  readonly score: number;
  /** 0 to 400; null for who did not sit JAMB. */
  readonly jambScore: number | null;
  readonly submittedAt: Date;
}

/**
 * Orders candidates of one department: the better test first, then the better JAMB score (none is the last), then who
 * submitted earlier, then who signed up earlier, so that two runs never differ.
 */
export const byRank = (one: Candidate, other: Candidate): number =>
  other.score - one.score ||
  (other.jambScore ?? -1) - (one.jambScore ?? -1) ||
  one.submittedAt.getTime() - other.submittedAt.getTime() ||
  one.id - other.id;

/** How the places of one department are to be given. */
export interface Plan {
  /** Percent: who has less is not admitted and does not wait. */
  readonly cutOff: number;
  /** How many are to be admitted; null: as many as the quota leaves, without a quota everybody above the cut-off. */
  readonly admit: number | null;
  /** How many wait after them; null: everybody above the cut-off. */
  readonly waitingList: number | null;
}

/** The places of a department in a round of admission. */
export interface Places {
  /** Null where no quota is set. */
  readonly quota: number | null;
  /** Offers that stand, accepted or not answered yet. */
  readonly taken: number;
}

export type Outcome = "admitted" | "waiting_list" | "not_admitted";

/**
 * Gives a department's places by rank. The plan counts: one that admits more than the quota leaves comes out as it was
 * asked, for the office to see by how much it goes over.
 * @returns every candidate with an outcome, the best first.
 */
export const simulate = <C extends Candidate>(
  candidates: readonly C[],
  { cutOff, admit, waitingList }: Plan,
  { quota, taken }: Places,
): readonly { readonly candidate: C; readonly rank: number; readonly outcome: Outcome }[] => {
  const left = quota === null ? Number.POSITIVE_INFINITY : Math.max(0, quota - taken);
  const admitted = admit ?? left;
  const waiting = waitingList ?? Number.POSITIVE_INFINITY;
  return candidates.toSorted(byRank).map((candidate, index) => ({
    candidate,
    rank: index + 1,
    outcome: outcomeAt(index, candidate.score >= cutOff, { admitted, waiting }),
  }));
};

const outcomeAt = (
  index: number,
  isAbove: boolean,
  { admitted, waiting }: { readonly admitted: number; readonly waiting: number },
): Outcome => {
  if (!isAbove) return "not_admitted";
  if (index < admitted) return "admitted";
  return index < admitted + waiting ? "waiting_list" : "not_admitted";
};
