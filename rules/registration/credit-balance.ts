import {
  type CourseOffer,
  creditsOf,
  fitting,
  type Id,
  isAvailable,
  selectedOf,
} from "./course-offer.ts";

/** How far a selection is. */
export interface CreditBalance {
  readonly total: number;
  /** The minimum required: at most the credits of all available courses. */
  readonly minimum: number;
  readonly maximum: number;
  /** To the minimum; 0 where nothing more that is available fits. */
  readonly missing: number;
  /** Beyond the maximum. */
  readonly over: number;
}

/** Counts the credits of a selection, registered courses included. */
export const creditBalance = <I extends Id>(
  offer: CourseOffer<I>,
  selection: ReadonlySet<I>,
): CreditBalance => {
  const selected = selectedOf(offer, selection);
  const total = creditsOf(selected);
  const minimum = Math.min(offer.minCredits, creditsOf(offer.courses.filter(isAvailable)));
  const canAdd = fitting(offer, selected, offer.courses).length > 0;
  return {
    total,
    minimum,
    maximum: offer.maxCredits,
    missing: canAdd ? Math.max(0, minimum - total) : 0,
    over: Math.max(0, total - offer.maxCredits),
  };
};
