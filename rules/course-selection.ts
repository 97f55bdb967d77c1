import { courseTexts } from "./texts.ts";

/** A course that a student can register in a semester, or has. */
export interface OfferedCourse<Id extends number | string = number> {
  readonly id: Id;
  readonly creditLoad: number;
  /** Failed before and not passed since. */
  readonly isCarryover: boolean;
  readonly isCompulsory: boolean;
  /** Stays whatever else is selected: registering adds, dropping is a step of its own. */
  readonly isRegistered: boolean;
  /** Codes of the courses that must be passed before. A carryover and a registered course wait for none. */
  readonly missingPrerequisites: readonly string[];
}

/** All that a student can register in a semester, or has, and between how many credits. */
export interface CourseOffer<Id extends number | string = number> {
  readonly courses: readonly OfferedCourse<Id>[];
  readonly minCredits: number;
  readonly maxCredits: number;
}

/** Why a selection, or a drop, will not do. */
export interface SelectionProblem<Id extends number | string = number> {
  readonly code:
    | "prerequisite"
    | "carryover_required"
    | "compulsory_required"
    | "too_many_credits"
    | "too_few_credits";
  readonly message: string;
  /** Where something is required: what to add, as far as it fits. Where prerequisites are missing: the courses that wait for them. */
  readonly courseIds: readonly Id[];
}

/** How far a selection is. */
export interface CreditBalance {
  readonly total: number;
  /** What is asked for at least: no more than all that is available has. */
  readonly minimum: number;
  readonly maximum: number;
  /** To the minimum; 0 where nothing more that is available fits. */
  readonly missing: number;
  /** Beyond the maximum. */
  readonly over: number;
}

type Id = number | string;

const sum = (courses: readonly OfferedCourse<Id>[]): number =>
  courses.reduce((credits, { creditLoad }) => credits + creditLoad, 0);

/** False for a new course whose prerequisites are not passed. */
const isAvailable = (course: OfferedCourse<Id>): boolean =>
  course.isRegistered || course.isCarryover || course.missingPrerequisites.length === 0;

const isCompulsoryNew = ({ isCarryover, isCompulsory }: OfferedCourse<Id>): boolean =>
  isCompulsory && !isCarryover;

const isRequired = (course: OfferedCourse<Id>): boolean =>
  course.isCarryover || course.isCompulsory;

/** The selected courses of an offer, the registered ones among them. */
const selectedOf = <I extends Id>(
  { courses }: CourseOffer<I>,
  selection: ReadonlySet<I>,
): readonly OfferedCourse<I>[] =>
  courses.filter(({ id, isRegistered }) => isRegistered || selection.has(id));

/**
 * Those of `candidates` that are to be added to `selected`: from the first on, each that fits. None where not even one
 * does.
 */
const fitting = <I extends Id>(
  offer: CourseOffer<I>,
  selected: readonly OfferedCourse<I>[],
  candidates: readonly OfferedCourse<I>[],
): readonly OfferedCourse<I>[] => {
  const taken = new Set(selected.map(({ id }) => id));
  let credits = sum(selected);
  return candidates.filter((course) => {
    if (taken.has(course.id) || !isAvailable(course)) return false;
    if (credits + course.creditLoad > offer.maxCredits) return false;
    credits += course.creditLoad;
    return true;
  });
};

/**
 * Those courses of one kind that are left out though they fit beside the selected ones of their kind, of the kinds that
 * go before it, and what is registered: none where all were taken, or as many as there is room for.
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

const isCarriedOver = ({ isCarryover }: OfferedCourse<Id>): boolean => isCarryover;

const nothing = (): boolean => false;

/** Counts the credits of a selection, registered courses included. */
export const creditBalance = <I extends Id>(
  offer: CourseOffer<I>,
  selection: ReadonlySet<I>,
): CreditBalance => {
  const selected = selectedOf(offer, selection);
  const total = sum(selected);
  const minimum = Math.min(offer.minCredits, sum(offer.courses.filter(isAvailable)));
  const canAdd = fitting(offer, selected, offer.courses).length > 0;
  return {
    total,
    minimum,
    maximum: offer.maxCredits,
    missing: canAdd ? Math.max(0, minimum - total) : 0,
    over: Math.max(0, total - offer.maxCredits),
  };
};

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

const limitProblem = <I extends Id>(
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

const problem = <I extends Id>(
  code: SelectionProblem["code"],
  message: string,
  courses: readonly OfferedCourse<I>[],
): SelectionProblem<I> => ({ code, message, courseIds: courses.map(({ id }) => id) });

/** True where something is registered, nothing that is required is left out, and the credits are within the limits. */
export const isRegistrationComplete = <I extends Id>(offer: CourseOffer<I>): boolean =>
  offer.courses.some(({ isRegistered }) => isRegistered) &&
  selectionProblem(offer, new Set()) === null;

/**
 * Why one course of the offer cannot be put into the selection, or taken out of it; null where it can. Where not all that
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
  const total = sum(selectedOf(offer, selection)) + course.creditLoad;
  return total > offer.maxCredits ? courseTexts.cannotExceed(offer.maxCredits) : null;
};

const deselectProblem = (
  { courses, maxCredits }: CourseOffer<Id>,
  course: OfferedCourse<Id>,
): string | null => {
  if (!isAvailable(course)) return null;
  const fits = (kind: (one: OfferedCourse<Id>) => boolean): boolean =>
    sum(courses.filter((one) => one.isRegistered || (kind(one) && isAvailable(one)))) <= maxCredits;
  if (course.isCarryover) return fits(isCarriedOver) ? courseTexts.carryover : null;
  return course.isCompulsory && fits(isRequired) ? courseTexts.compulsory : null;
};

/** What a student begins with: what is registered, and what is required as far as it fits. */
export const requiredSelection = <I extends Id>(offer: CourseOffer<I>): ReadonlySet<I> => {
  const chosen = offer.courses.filter(({ isRegistered }) => isRegistered);
  for (const kind of [isCarriedOver, isCompulsoryNew]) {
    chosen.push(...fitting(offer, chosen, offer.courses.filter(kind)));
  }
  return new Set(chosen.map(({ id }) => id));
};

/**
 * A selection that will do, wherever what is registered is not over the maximum already: what is required, and then of
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
 * Why a registered course cannot be dropped; null where it can. What is required and fits must be taken. While
 * registration is open a drop may leave too little, for others can be added; once it is closed, what is left must do.
 */
export const dropProblem = <I extends Id>(
  { courses, ...limits }: CourseOffer<I>,
  course: OfferedCourse<I>,
  { isOpen }: { readonly isOpen: boolean },
): SelectionProblem<I> | null => {
  const fits = (kind: (one: OfferedCourse<I>) => boolean): boolean =>
    sum(courses.filter((one) => kind(one) && isAvailable(one))) <= limits.maxCredits;
  if (course.isCarryover && fits(isCarriedOver)) {
    return problem("carryover_required", courseTexts.mayNotDropCarryover, [course]);
  }
  if (isCompulsoryNew(course) && fits(isRequired)) {
    return problem("compulsory_required", courseTexts.mayNotDropCompulsory, [course]);
  }
  if (isOpen) return null;
  const rest = courses.map((one) => (one.id === course.id ? { ...one, isRegistered: false } : one));
  const left = limitProblem({ courses: rest, ...limits }, new Set());
  // What is over the maximum gets nearer to it.
  return left?.code === "too_many_credits" ? null : left;
};
