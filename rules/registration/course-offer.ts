/** A course that a student can register in a semester, or has. */
export interface OfferedCourse<Id extends number | string = number> {
  readonly id: Id;
  readonly creditLoad: number;
  /** Failed before and not passed since. */
  readonly isCarryover: boolean;
  readonly isCompulsory: boolean;
  /** Always stays selected: registering only adds courses, and dropping is a separate step. */
  readonly isRegistered: boolean;
  /** Codes of the courses that must be passed before. Carryovers and registered courses need none. */
  readonly missingPrerequisites: readonly string[];
}

/** All courses that a student can register or has registered in a semester, with the credit limits. */
export interface CourseOffer<Id extends number | string = number> {
  readonly courses: readonly OfferedCourse<Id>[];
  readonly minCredits: number;
  readonly maxCredits: number;
}

export type Id = number | string;

export const creditsOf = (courses: readonly OfferedCourse<Id>[]): number =>
  courses.reduce((credits, { creditLoad }) => credits + creditLoad, 0);

/** False for a new course whose prerequisites are not passed. */
export const isAvailable = (course: OfferedCourse<Id>): boolean =>
  course.isRegistered || course.isCarryover || course.missingPrerequisites.length === 0;

export const isCompulsoryNew = ({ isCarryover, isCompulsory }: OfferedCourse<Id>): boolean =>
  isCompulsory && !isCarryover;

export const isRequired = (course: OfferedCourse<Id>): boolean =>
  course.isCarryover || course.isCompulsory;

/** The selected courses of an offer, the registered ones among them. */
export const selectedOf = <I extends Id>(
  { courses }: CourseOffer<I>,
  selection: ReadonlySet<I>,
): readonly OfferedCourse<I>[] =>
  courses.filter(({ id, isRegistered }) => isRegistered || selection.has(id));

/**
 * The `candidates` to add to `selected`: in order, each that fits. Empty if none
 * does.
 */
export const fitting = <I extends Id>(
  offer: CourseOffer<I>,
  selected: readonly OfferedCourse<I>[],
  candidates: readonly OfferedCourse<I>[],
): readonly OfferedCourse<I>[] => {
  const taken = new Set(selected.map(({ id }) => id));
  let credits = creditsOf(selected);
  return candidates.filter((course) => {
    if (taken.has(course.id) || !isAvailable(course)) return false;
    if (credits + course.creditLoad > offer.maxCredits) return false;
    credits += course.creditLoad;
    return true;
  });
};

export const isCarriedOver = ({ isCarryover }: OfferedCourse<Id>): boolean => isCarryover;
