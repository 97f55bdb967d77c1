import type { Available, EndState, Registered } from "./end-state.ts";

/** The changes that the college acknowledged. */
export interface Acknowledged {
  readonly registered: readonly {
    readonly studentId: number;
    readonly courseIds: readonly number[];
  }[];
  /** Ids of registrations. */
  readonly dropped: readonly number[];
}

/**
 * Checks every student's registration against the limits and what must be taken, and what was acknowledged against what
 * the database holds.
 * @returns one sentence for each thing that is wrong; none where all is right.
 */
export const checkRegistrations = (
  { limits, students, available, registered }: EndState,
  acknowledged: Acknowledged,
): readonly string[] => {
  const offers = byStudent(available);
  const active = byStudent(registered.filter(({ isDropped }) => !isDropped));
  return [
    ...students.flatMap((id) =>
      checkStudent(active.get(id) ?? [], offers.get(id) ?? [], limits).map(
        (sentence) => `Student ${id} ${sentence}.`,
      ),
    ),
    ...checkAcknowledged(registered, acknowledged),
  ];
};

const byStudent = <T extends { readonly studentId: number }>(
  all: readonly T[],
): ReadonlyMap<number, readonly T[]> => {
  const groups = new Map<number, T[]>();
  for (const one of all) {
    const group = groups.get(one.studentId);
    if (group === undefined) groups.set(one.studentId, [one]);
    else group.push(one);
  }
  return groups;
};

const creditsOf = (courses: readonly Available[]): number =>
  courses.reduce((sum, { credits }) => sum + credits, 0);

const checkStudent = (
  registered: readonly Registered[],
  offer: readonly Available[],
  { min, max }: EndState["limits"],
): readonly string[] => {
  const ids = new Set(registered.map(({ courseId }) => courseId));
  const taken = offer.filter(({ courseId }) => ids.has(courseId));
  const total = creditsOf(taken);
  const left = offer.filter(({ courseId, isReady }) => isReady && !ids.has(courseId));
  const fits = ({ credits }: Available) => total + credits <= max;
  const carryovers = offer.filter(({ kind }) => kind === "carryover");
  const required = offer.filter(({ kind, isReady }) => kind !== "elective" && isReady);
  const wrong: string[] = [];
  if (ids.size < registered.length) wrong.push("has a course twice");
  if (taken.length < ids.size) wrong.push("has a course that is not offered to them");
  if (taken.some(({ isReady }) => !isReady))
    wrong.push("has a course without what comes before it");
  if (
    registered.some(({ courseId, isCarryover }) => isCarryover !== isCarriedOver(offer, courseId))
  ) {
    wrong.push("has a carryover that is none, or the other way round");
  }
  if (total > max) wrong.push(`has ${total} credits, more than ${max}`);
  if (total < min && left.some(fits)) wrong.push(`has ${total} credits, fewer than ${min}`);
  if (left.some((course) => course.kind !== "elective" && fits(course))) {
    wrong.push("has left out a course that is required and fits");
  }
  for (const must of [carryovers, required]) {
    if (creditsOf(must) <= max && must.some(({ courseId }) => !ids.has(courseId))) {
      wrong.push("has left out one of the required courses, which all fit");
    }
  }
  return wrong;
};

const isCarriedOver = (offer: readonly Available[], id: number): boolean =>
  offer.some(({ courseId, kind }) => courseId === id && kind === "carryover");

const checkAcknowledged = (
  registered: readonly Registered[],
  acknowledged: Acknowledged,
): readonly string[] => {
  const nameOf = (studentId: number, courseId: number) => `${studentId} ${courseId}`;
  const written = new Set(registered.map((row) => nameOf(row.studentId, row.courseId)));
  const requested = new Set(
    acknowledged.registered.flatMap(({ studentId, courseIds }) =>
      courseIds.map((id) => nameOf(studentId, id)),
    ),
  );
  const dropped = new Set(registered.filter(({ isDropped }) => isDropped).map(({ id }) => id));
  const askedToDrop = new Set(acknowledged.dropped);
  return [
    ...[...requested]
      .filter((name) => !written.has(name))
      .map((name) => `Registration ${name} was acknowledged and is lost.`),
    ...[...written]
      .filter((name) => !requested.has(name))
      .map((name) => `Registration ${name} was not acknowledged.`),
    ...[...askedToDrop]
      .filter((id) => !dropped.has(id))
      .map((id) => `The drop of ${id} was acknowledged and is lost.`),
    ...[...dropped]
      .filter((id) => !askedToDrop.has(id))
      .map((id) => `The drop of ${id} was not acknowledged.`),
  ];
};
