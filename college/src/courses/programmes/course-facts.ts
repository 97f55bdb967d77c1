import { and, eq, inArray, isNull, or, sql } from "drizzle-orm";
import type { Database, Transaction } from "../../db/database.ts";
import { isOneOf } from "../../db/is-one-of.ts";
import { course, courseOutcome, courseRegistration } from "../../db/schema/courses.ts";
import { programmeCourse } from "../../db/schema/programmes.ts";
import { grouped } from "../../grouped.ts";
import type { Cohort, Rulebook } from "./rulebook.ts";

export interface ElectiveFacts {
  readonly level: number;
  /** Credit units of electives of the level: passed, and asked for. */
  readonly passed: number;
  readonly credits: number;
}

/** How far a student has passed the courses of the programme. */
export interface CourseFacts {
  /** The codes of required courses that are neither passed nor registered. */
  readonly missing: readonly string[];
  /** Of those that are registered, and without a result yet. */
  readonly registered: readonly string[];
  /** What is asked for at each level. */
  readonly electives: readonly ElectiveFacts[];
}

interface Candidate extends Cohort {
  readonly id: number;
}

interface ListedCourse {
  readonly courseId: number;
  readonly code: string;
  readonly level: number;
  readonly creditLoad: number;
  readonly isRequired: boolean;
}

/**
 * Reads how far each of these students has passed the courses of their programme's rules, with at most three statements. Null for
 * who goes by rules that name no courses.
 */
export const readCourseFacts = async (
  db: Database | Transaction,
  rulebook: Rulebook,
  candidates: readonly Candidate[],
): Promise<(candidate: Candidate) => CourseFacts | null> => {
  const listed = await readListed(db, rulebook, candidates);
  if (listed.size === 0) return () => null;
  const courseIds = [...new Set([...listed.values()].flat().map(({ courseId }) => courseId))];
  const ids = candidates.map(({ id }) => id);
  const outcomes = await db
    .select({
      studentId: courseOutcome.studentId,
      courseId: courseOutcome.courseId,
      isPassed: sql<boolean>`bool_or(${courseOutcome.isPassed})`,
    })
    .from(courseOutcome)
    .where(
      and(
        sql`${courseOutcome.studentId} ${isOneOf(ids)}`,
        inArray(courseOutcome.courseId, courseIds),
      ),
    )
    .groupBy(courseOutcome.studentId, courseOutcome.courseId);
  const registrations = await db
    .select({ studentId: courseRegistration.studentId, courseId: courseRegistration.courseId })
    .from(courseRegistration)
    .where(
      and(
        sql`${courseRegistration.studentId} ${isOneOf(ids)}`,
        inArray(courseRegistration.courseId, courseIds),
        isNull(courseRegistration.droppedAt),
      ),
    );
  const outcomesOf = grouped(outcomes, ({ studentId }) => studentId);
  const registeredBy = grouped(registrations, ({ studentId }) => studentId);
  return (candidate) => {
    const courses = listed.get(keyOf(rulebook, candidate));
    if (courses === undefined) return null;
    const own = outcomesOf.get(candidate.id) ?? [];
    return factsOf(courses, {
      passed: idsOf(own.filter(({ isPassed }) => isPassed)),
      attempted: idsOf(own),
      registered: idsOf(registeredBy.get(candidate.id) ?? []),
      asked: rulebook.rulesOf(candidate).electiveCredits,
    });
  };
};

const idsOf = (rows: readonly { readonly courseId: number }[]): ReadonlySet<number> =>
  new Set(rows.map(({ courseId }) => courseId));

/** Names the rules that a cohort goes by; those that go by the college's defaults have none. */
const keyOf = (rulebook: Rulebook, cohort: Cohort): string =>
  `${cohort.programmeId} ${rulebook.rulesFrom(cohort)}`;

/** The courses of the rules that the candidates go by. */
const readListed = async (
  db: Database | Transaction,
  rulebook: Rulebook,
  candidates: readonly Candidate[],
): Promise<ReadonlyMap<string, readonly ListedCourse[]>> => {
  const rules = new Map(candidates.map((one) => [keyOf(rulebook, one), one]));
  const isListed = [...rules.values()].flatMap((one) => {
    const from = rulebook.rulesFrom(one);
    return from === null
      ? []
      : and(
          eq(programmeCourse.programmeId, one.programmeId),
          eq(programmeCourse.fromSessionId, from),
        );
  });
  if (isListed.length === 0) return new Map();
  const rows = await db
    .select({
      programmeId: programmeCourse.programmeId,
      fromSessionId: programmeCourse.fromSessionId,
      courseId: course.id,
      code: course.code,
      level: course.level,
      creditLoad: course.creditLoad,
      isRequired: programmeCourse.isRequired,
    })
    .from(programmeCourse)
    .innerJoin(course, eq(course.id, programmeCourse.courseId))
    .where(or(...isListed))
    .orderBy(course.code);
  return grouped(rows, ({ programmeId, fromSessionId }) => `${programmeId} ${fromSessionId}`);
};

interface Attempts {
  readonly passed: ReadonlySet<number>;
  readonly attempted: ReadonlySet<number>;
  readonly registered: ReadonlySet<number>;
  readonly asked: readonly { readonly level: number; readonly credits: number }[];
}

const factsOf = (
  courses: readonly ListedCourse[],
  { passed, attempted, registered, asked }: Attempts,
): CourseFacts => {
  const lacking = courses.filter((one) => one.isRequired && !passed.has(one.courseId));
  const isAwaited = ({ courseId }: ListedCourse) =>
    registered.has(courseId) && !attempted.has(courseId);
  const codesOf = (some: readonly ListedCourse[]) => some.map(({ code }) => code);
  return {
    missing: codesOf(lacking.filter((one) => !isAwaited(one))),
    registered: codesOf(lacking.filter(isAwaited)),
    electives: asked.map(({ level, credits }) => ({
      level,
      credits,
      passed: courses
        .filter((one) => !one.isRequired && one.level === level && passed.has(one.courseId))
        .reduce((sum, { creditLoad }) => sum + creditLoad, 0),
    })),
  };
};
