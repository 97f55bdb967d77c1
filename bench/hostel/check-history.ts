import type { Click, EndState, History } from "./history.ts";

/**
 * Compares the answers of a rush with the final state of the database. No student returns a bed in the rush.
 * @returns one sentence for each error; empty if there is none.
 */
export const checkHistory = (history: History, end: EndState): readonly string[] => {
  const keys = byKey(history.clicks);
  return [
    ...checkHolders(end),
    ...checkApplications(end),
    ...checkKeys(keys, end),
    ...checkOrder(history, keys, end),
    ...checkConclusions(history, end),
  ];
};

type Keys = ReadonlyMap<string, readonly Click[]>;

const byKey = (clicks: readonly Click[]): Keys => grouped(clicks, (click) => click.requestKey);

const grouped = <T>(all: readonly T[], nameOf: (one: T) => string): ReadonlyMap<string, T[]> => {
  const groups = new Map<string, T[]>();
  for (const one of all) {
    const group = groups.get(nameOf(one));
    if (group === undefined) groups.set(nameOf(one), [one]);
    else group.push(one);
  }
  return groups;
};

/** A bed has one holder of its kind at most, a student one bed. */
const checkHolders = ({ claims, students, beds }: EndState): readonly string[] => {
  const kindOfStudent = new Map(students.map(({ id, kind }) => [id, kind]));
  const kindOfBed = new Map(beds.map(({ id, kind }) => [id, kind]));
  return [
    ...repeated(claims.map(({ bedId }) => bedId)).map((id) => `Bed ${id} is held more than once.`),
    ...repeated(claims.map(({ studentId }) => studentId)).map(
      (id) => `Student ${id} holds more than one bed.`,
    ),
    ...claims
      .filter(({ bedId, studentId }) => kindOfBed.get(bedId) !== kindOfStudent.get(studentId))
      .map(({ bedId, studentId }) => `Student ${studentId} holds bed ${bedId} of another kind.`),
  ];
};

/** Every holder has an application for the bed, and every application its bed. */
const checkApplications = ({ claims, applications }: EndState): readonly string[] => {
  const placeOf = ({ bedId, studentId }: { bedId: number; studentId: number }) =>
    `${studentId} ${bedId}`;
  const applied = new Map(applications.map((one) => [one.id, placeOf(one)]));
  const held = new Set(claims.map(({ applicationId }) => applicationId));
  return [
    ...claims
      .filter((claim) => applied.get(claim.applicationId ?? 0) !== placeOf(claim))
      .map(({ bedId }) => `Bed ${bedId} is held without an application for it.`),
    ...applications
      .filter(({ id, status }) => status !== "pending" || !held.has(id))
      .map(({ id }) => `Application ${id} holds no bed.`),
  ];
};

/** Every click has one outcome, and the database agrees with it. */
const checkKeys = (keys: Keys, { applications, claims }: EndState): readonly string[] => {
  const heldBy = new Set(claims.map(({ studentId, bedId }) => `${studentId} ${bedId}`));
  const made = grouped(applications, ({ requestKey }) => requestKey ?? "");
  const wrong: string[] = [];
  for (const [key, tries] of keys) {
    const outcomes = new Set(tries.map(({ outcome }) => outcome));
    const [{ studentId, bedId } = { studentId: 0, bedId: 0 }] = tries;
    const count = made.get(key)?.length ?? 0;
    const click = `The click ${key} of student ${studentId} on bed ${bedId}`;
    if (outcomes.has("held") && outcomes.has("taken")) wrong.push(`${click} was told both.`);
    if (!outcomes.has("held") && !outcomes.has("taken")) wrong.push(`${click} was never told.`);
    if (count > 1) wrong.push(`${click} made ${count} applications.`);
    if (outcomes.has("held") && !heldBy.has(`${studentId} ${bedId}`)) {
      wrong.push(`${click} was acknowledged, and does not hold it.`);
    }
    if (outcomes.has("held") && count === 0) wrong.push(`${click} was acknowledged and is lost.`);
    if (outcomes.has("taken") && count > 0) wrong.push(`${click} was refused and applied.`);
  }
  for (const { id, requestKey, studentId, bedId } of applications) {
    const [click] = keys.get(requestKey ?? "") ?? [];
    if (click?.studentId !== studentId || click.bedId !== bedId) {
      wrong.push(`Application ${id} of student ${studentId} for bed ${bedId} was never asked for.`);
    }
  }
  return wrong;
};

/** No student hears that a bed is taken before its holder requested it. */
const checkOrder = (
  { clicks, conclusions }: History,
  keys: Keys,
  { applications, beds, students }: EndState,
): readonly string[] => {
  const askedAt = new Map(
    applications.map(({ bedId, requestKey }) => {
      const tries = keys.get(requestKey ?? "") ?? [];
      return [bedId, Math.min(...tries.map(({ sentAt }) => sentAt))] as const;
    }),
  );
  const askedFor = (bedId: number): number => askedAt.get(bedId) ?? Number.POSITIVE_INFINITY;
  const lastOf = (kind: string): number =>
    Math.max(...beds.filter((bed) => bed.kind === kind).map(({ id }) => askedFor(id)));
  const fullAt = new Map(
    [...new Set(beds.map(({ kind }) => kind))].map((kind) => [kind, lastOf(kind)]),
  );
  const kindOf = new Map(students.map(({ id, kind }) => [id, kind]));
  return [
    ...clicks
      .filter(
        ({ outcome, bedId, answeredAt }) => outcome === "taken" && answeredAt < askedFor(bedId),
      )
      .map(
        ({ studentId, bedId }) =>
          `Student ${studentId} was told that bed ${bedId} is taken when nobody had it.`,
      ),
    ...conclusions
      .filter(({ outcome }) => outcome === "none left")
      .filter(({ studentId, at }) => at < (fullAt.get(kindOf.get(studentId) ?? "Female") ?? 0))
      .map(({ studentId }) => `Student ${studentId} was told that none is left when one was.`),
  ];
};

/** Every student gets one final answer, and it is true. */
const checkConclusions = (
  { conclusions }: History,
  { students, claims }: EndState,
): readonly string[] => {
  const holders = new Set(claims.map(({ studentId }) => studentId));
  const concluded = new Map(conclusions.map(({ studentId, outcome }) => [studentId, outcome]));
  return [
    ...repeated(conclusions.map(({ studentId }) => studentId)).map(
      (id) => `Student ${id} was told how it ended more than once.`,
    ),
    ...students.flatMap(({ id }) => {
      const outcome = concluded.get(id);
      if (outcome === undefined || outcome === "neither")
        return [`Student ${id} was never told how it ended.`];
      if ((outcome === "held") === holders.has(id)) return [];
      return [`Student ${id} was told "${outcome}", which is not so.`];
    }),
  ];
};

const repeated = (ids: readonly number[]): readonly number[] => {
  const seen = new Set<number>();
  return [...new Set(ids.filter((id) => seen.has(id) || !seen.add(id)))];
};
