/** The values that decide a tested applicant's rank. */
export interface Candidate {
  readonly id: number;
  /** Of the aptitude test, percent. */
  readonly score: number;
  /** 0 to 400; null if the applicant did not sit JAMB. */
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
  /** Percent: an applicant below it is neither admitted nor put on the waiting list. */
  readonly cutOff: number;
  /** How many to admit; null: as many as the quota leaves, or without a quota everyone above the cut-off. */
  readonly admit: number | null;
  /** How many to put on the waiting list; null: everyone above the cut-off. */
  readonly waitingList: number | null;
}

/** The places of a department in a round of admission. */
export interface Places {
  /** Null where no quota is set. */
  readonly quota: number | null;
  /** Offers in force, accepted or unanswered. */
  readonly taken: number;
}

export type Outcome = "admitted" | "waiting_list" | "not_admitted";

/**
 * Gives a department's places by rank. The plan takes precedence: one that exceeds the quota is returned as
 * requested, so that the office sees the excess.
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
