import { courseTexts } from "../texts.ts";
import {
  type CourseOffer,
  creditsOf,
  type Id,
  isAvailable,
  isCarriedOver,
  isCompulsoryNew,
  isRequired,
  type OfferedCourse,
} from "./course-offer.ts";
import { limitProblem, problem, type SelectionProblem } from "./selection-problem.ts";

/**
 * Why a registered course cannot be dropped; null if it can. Required courses that fit must be taken. While
 * registration is open, a drop may leave too few credits because courses can be added; later the rest must suffice.
 */
export const dropProblem = <I extends Id>(
  { courses, ...limits }: CourseOffer<I>,
  course: OfferedCourse<I>,
  { isOpen }: { readonly isOpen: boolean },
): SelectionProblem<I> | null => {
  const fits = (kind: (one: OfferedCourse<I>) => boolean): boolean =>
    creditsOf(courses.filter((one) => kind(one) && isAvailable(one))) <= limits.maxCredits;
  if (course.isCarryover && fits(isCarriedOver)) {
    return problem("carryover_required", courseTexts.mayNotDropCarryover, [course]);
  }
  if (isCompulsoryNew(course) && fits(isRequired)) {
    return problem("compulsory_required", courseTexts.mayNotDropCompulsory, [course]);
  }
  if (isOpen) return null;
  const rest = courses.map((one) => (one.id === course.id ? { ...one, isRegistered: false } : one));
  const left = limitProblem({ courses: rest, ...limits }, new Set());
  // A selection over the maximum gets closer to it.
  return left?.code === "too_many_credits" ? null : left;
};
