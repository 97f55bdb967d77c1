import type { CourseOffer, OfferedCourse } from "../../../../rules/registration/course-offer.ts";
import { proposedSelection } from "../../../../rules/registration/course-selection.ts";
import type { Random } from "../random.ts";

/**
 * Selects what a student has to, and with a chance of `eagerness` (0 to 1) each of the further courses that fit.
 */
export const drawSelection = (
  random: Random,
  offer: CourseOffer<string>,
  eagerness: number,
): readonly OfferedCourse<string>[] => {
  const chosen = new Set(proposedSelection(offer));
  let total = creditsOf(offer.courses.filter(({ id }) => chosen.has(id)));
  for (const { id, creditLoad, missingPrerequisites } of offer.courses) {
    if (chosen.has(id) || missingPrerequisites.length > 0) continue;
    if (total + creditLoad > offer.maxCredits || !random.chance(eagerness)) continue;
    chosen.add(id);
    total += creditLoad;
  }
  return offer.courses.filter(({ id }) => chosen.has(id));
};

export const creditsOf = (courses: readonly Pick<OfferedCourse, "creditLoad">[]): number =>
  courses.reduce((total, { creditLoad }) => total + creditLoad, 0);
