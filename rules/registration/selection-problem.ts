import { courseTexts } from "../texts.ts";
import {
  type CourseOffer,
  fitting,
  type Id,
  isAvailable,
  isCarriedOver,
  isCompulsoryNew,
  type OfferedCourse,
  selectedOf,
} from "./course-offer.ts";
import { creditBalance } from "./credit-balance.ts";

/** Why a selection or a drop is invalid. */
export interface SelectionProblem<Id extends number | string = number> {
  readonly code:
    | "prerequisite"
    | "carryover_required"
    | "compulsory_required"
    | "too_many_credits"
    | "too_few_credits";
  readonly message: string;
  /** For missing required courses: those to add, as far as they fit. For missing prerequisites: the courses that need them. */
  readonly courseIds: readonly Id[];
}

/**
 * What is wrong with a selection, registered courses included; null where it can be registered. Carryovers come before
 * compulsory courses and those before the others: what is required may be left out only where it does not fit, and the
 * minimum may be missed only where nothing more fits, so that there always is a selection that will do.
 */
export const selectionProblem = <I extends Id>(
  offer: CourseOffer<I>,
  selection: ReadonlySet<I>,
): SelectionProblem<I> | null => {
  const waiting = selectedOf(offer, selection).filter((course) => !isAvailable(course));
  if (waiting.length > 0) {
    const codes = [...new Set(waiting.flatMap((course) => course.missingPrerequisites))];
    return problem("prerequisite", courseTexts.prerequisite(codes), waiting);
  }
  return limitProblem(offer, selection);
};

export const limitProblem = <I extends Id>(
  offer: CourseOffer<I>,
  selection: ReadonlySet<I>,
): SelectionProblem<I> | null => {
  const carryovers = leftOut(offer, selection, isCarriedOver, nothing);
  if (carryovers.length > 0) {
    return problem("carryover_required", courseTexts.carryover, carryovers);
  }
  const compulsory = leftOut(offer, selection, isCompulsoryNew, isCarriedOver);
  if (compulsory.length > 0) {
    return problem("compulsory_required", courseTexts.compulsory, compulsory);
  }
  const { over, missing, minimum, maximum } = creditBalance(offer, selection);
  if (over > 0) return problem("too_many_credits", courseTexts.tooMany(maximum), []);
  if (missing > 0) return problem("too_few_credits", courseTexts.tooFew(minimum), []);
  return null;
};

/**
 * Those courses of one kind that are left out though they fit beside the selected ones of their kind, of the kinds that
 * go before it, and the registered ones. Empty if all are taken, or as many as fit.
 */
const leftOut = <I extends Id>(
  offer: CourseOffer<I>,
  selection: ReadonlySet<I>,
  kind: (course: OfferedCourse<I>) => boolean,
  goesBefore: (course: OfferedCourse<I>) => boolean,
): readonly OfferedCourse<I>[] =>
  fitting(
    offer,
    selectedOf(offer, selection).filter(
      (course) => course.isRegistered || kind(course) || goesBefore(course),
    ),
    offer.courses.filter(kind),
  );

const nothing = (): boolean => false;

export const problem = <I extends Id>(
  code: SelectionProblem["code"],
  message: string,
  courses: readonly OfferedCourse<I>[],
): SelectionProblem<I> => ({ code, message, courseIds: courses.map(({ id }) => id) });

/** True where something is registered, nothing that is required is left out, and the credits are within the limits. */
export const isRegistrationComplete = <I extends Id>(offer: CourseOffer<I>): boolean =>
  offer.courses.some(({ isRegistered }) => isRegistered) &&
  selectionProblem(offer, new Set()) === null;
