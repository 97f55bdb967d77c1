import {
  type CgpaPolicy,
  countedAttempts,
  gradeAverage,
} from "../../../../rules/results/grade-average.ts";

/** A published result of a student's. */
export interface PublishedAttempt {
  readonly courseId: number;
  readonly code: string;
  readonly title: string;
  readonly creditLoad: number;
  readonly semesterId: number;
  /** `2025/2026`. */
  readonly session: string;
  /** 1, 2 or 3. */
  readonly semester: number;
  readonly ca: number | null;
  readonly exam: number | null;
  readonly remark: "absent" | "withheld" | null;
  /** Null, as what follows, while it is withheld. */
  readonly total: number | null;
  readonly grade: string | null;
  readonly pointsHundredths: number | null;
  readonly isPassed: boolean | null;
}

/** One that counts: not withheld. */
interface GradedAttempt extends PublishedAttempt {
  readonly pointsHundredths: number;
}

/** A semester's results and what they come to, in hundredths. */
export interface RecordedSemester {
  readonly semesterId: number;
  readonly session: string;
  readonly semester: number;
  readonly attempts: readonly PublishedAttempt[];
  readonly gpa: number | null;
  /** After it. */
  readonly cgpa: number | null;
  readonly creditsPassed: number;
}

export interface StudentRecord {
  /** The earliest first. */
  readonly semesters: readonly RecordedSemester[];
  /** In hundredths. */
  readonly cgpa: number | null;
  /** Of each course that was passed, once. */
  readonly creditsPassed: number;
  /** The attempts that count towards the CGPA now. */
  readonly counted: ReadonlySet<PublishedAttempt>;
  /** Those with an earlier attempt at their course. */
  readonly repeats: ReadonlySet<PublishedAttempt>;
}

export const isGraded = (attempt: PublishedAttempt): attempt is GradedAttempt =>
  attempt.pointsHundredths !== null;

/** What a student's published results come to. @param attempts all of them, in any order */
export const recordOf = (
  policy: CgpaPolicy,
  attempts: readonly PublishedAttempt[],
): StudentRecord => {
  const inOrder = attempts.toSorted(byTime);
  const graded = inOrder.filter(isGraded);
  const cgpaOf = (some: readonly GradedAttempt[]) => gradeAverage(countedAttempts(policy, some));
  const semesters = [...new Set(inOrder.map(({ semesterId }) => semesterId))].map((id) => {
    const own = inOrder.filter(({ semesterId }) => semesterId === id);
    const [first] = own;
    if (first === undefined) throw new Error("a semester of results has none");
    const until = graded.filter((one) => compareTime(one, first) <= 0);
    return {
      semesterId: id,
      session: first.session,
      semester: first.semester,
      attempts: own,
      gpa: gradeAverage(own.filter(isGraded)),
      cgpa: cgpaOf(until),
      creditsPassed: creditsOf(own.filter(({ isPassed }) => isPassed)),
    };
  });
  return {
    semesters,
    cgpa: cgpaOf(graded),
    creditsPassed: creditsOf(firstPasses(inOrder)),
    counted: new Set<PublishedAttempt>(countedAttempts(policy, graded)),
    repeats: new Set(
      inOrder.filter((one, at) =>
        inOrder.slice(0, at).some(({ courseId }) => courseId === one.courseId),
      ),
    ),
  };
};

const firstPasses = (attempts: readonly PublishedAttempt[]): readonly PublishedAttempt[] => {
  const passed = new Map<number, PublishedAttempt>();
  for (const one of attempts) {
    if (one.isPassed && !passed.has(one.courseId)) passed.set(one.courseId, one);
  }
  return [...passed.values()];
};

const creditsOf = (attempts: readonly PublishedAttempt[]): number =>
  attempts.reduce((sum, { creditLoad }) => sum + creditLoad, 0);

type InTime = Pick<PublishedAttempt, "session" | "semester">;

const compareTime = (one: InTime, other: InTime): number =>
  one.session === other.session
    ? one.semester - other.semester
    : one.session < other.session
      ? -1
      : 1;

const byTime = (one: PublishedAttempt, other: PublishedAttempt): number =>
  compareTime(one, other) || (one.code < other.code ? -1 : 1);
