import { courseTexts } from "../texts.ts";
import {
  type CourseOffer,
  creditsOf,
  fitting,
  type Id,
  isAvailable,
  isCarriedOver,
  isCompulsoryNew,
  isRequired,
  type OfferedCourse,
  selectedOf,
} from "./course-offer.ts";
import { creditBalance } from "./credit-balance.ts";

/** The initial selection: registered courses, and required courses as far as they fit. */
export const requiredSelection = <I extends Id>(offer: CourseOffer<I>): ReadonlySet<I> => {
  const chosen = offer.courses.filter(({ isRegistered }) => isRegistered);
  for (const kind of [isCarriedOver, isCompulsoryNew]) {
    chosen.push(...fitting(offer, chosen, offer.courses.filter(kind)));
  }
  return new Set(chosen.map(({ id }) => id));
};

/**
 * A valid selection, unless the registered courses already exceed the maximum: required courses, and then of
 * the other courses, from the first on, until the minimum is reached.
 */
export const proposedSelection = <I extends Id>(offer: CourseOffer<I>): ReadonlySet<I> => {
  const chosen = new Set(requiredSelection(offer));
  let { missing } = creditBalance(offer, chosen);
  for (const { id, creditLoad } of fitting(offer, selectedOf(offer, chosen), offer.courses)) {
    if (missing <= 0) break;
    chosen.add(id);
    missing -= creditLoad;
  }
  return chosen;
};

/**
 * Why one course of the offer cannot be put into the selection, or taken out of it; null where it can. If not all that
 * is required fits, the student may choose among it.
 */
export const toggleProblem = <I extends Id>(
  offer: CourseOffer<I>,
  selection: ReadonlySet<I>,
  course: OfferedCourse<I>,
): string | null => {
  if (course.isRegistered) return courseTexts.registered;
  if (selection.has(course.id)) return deselectProblem(offer, course);
  if (!isAvailable(course)) return courseTexts.prerequisite(course.missingPrerequisites);
  const total = creditsOf(selectedOf(offer, selection)) + course.creditLoad;
  return total > offer.maxCredits ? courseTexts.cannotExceed(offer.maxCredits) : null;
};

const deselectProblem = (
  { courses, maxCredits }: CourseOffer<Id>,
  course: OfferedCourse<Id>,
): string | null => {
  if (!isAvailable(course)) return null;
  const fits = (kind: (one: OfferedCourse<Id>) => boolean): boolean =>
    creditsOf(courses.filter((one) => one.isRegistered || (kind(one) && isAvailable(one)))) <=
    maxCredits;
  if (course.isCarryover) return fits(isCarriedOver) ? courseTexts.carryover : null;
  return course.isCompulsory && fits(isRequired) ? courseTexts.compulsory : null;
};
