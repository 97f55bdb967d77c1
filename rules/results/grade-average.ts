/** A result that counts: one attempt at a course. */
export interface Attempt {
  readonly courseId: number | string;
  readonly creditLoad: number;
  readonly pointsHundredths: number;
}

/**
 * Which attempts at a repeated course count towards the CGPA: `all` of them, the `best` one (of equals, the later), or the
 * `latest`.
 */
export const cgpaPolicies = ["all", "best", "latest"] as const;

export type CgpaPolicy = (typeof cgpaPolicies)[number];

/**
 * Σ(points × credit load) / Σ credit load in hundredths, halves rounded up; null without a result. In whole numbers
 * throughout, for fractions would round some averages the wrong way.
 */
export const gradeAverage = (attempts: readonly Attempt[]): number | null => {
  const credits = sumOf(attempts, ({ creditLoad }) => creditLoad);
  if (credits === 0) return null;
  const points = sumOf(attempts, (one) => one.pointsHundredths * one.creditLoad);
  return Math.floor((2 * points + credits) / (2 * credits));
};

/** The attempts that count towards the CGPA, of all attempts, the earliest first. */
export const countedAttempts = <A extends Attempt>(
  policy: CgpaPolicy,
  attempts: readonly A[],
): readonly A[] => {
  if (policy === "all") return attempts;
  const counted = new Map<A["courseId"], A>();
  for (const attempt of attempts) {
    const before = counted.get(attempt.courseId);
    const replaces =
      policy === "latest" ||
      before === undefined ||
      attempt.pointsHundredths >= before.pointsHundredths;
    if (replaces) counted.set(attempt.courseId, attempt);
  }
  return [...counted.values()];
};

const sumOf = <T>(items: readonly T[], value: (item: T) => number): number =>
  items.reduce((sum, item) => sum + value(item), 0);
