import type { ValueOf } from "../../../../contract/endpoint.ts";
import type { AcademicStanding as Contract } from "../../../../contract/results/academic-standing.ts";
import {
  type CgpaPolicy,
  countedAttempts,
  gradeAverage,
} from "../../../../rules/results/grade-average.ts";
import type { ProgrammeRules } from "../../../../rules/results/programme-rules.ts";
import type { CollegeConfig } from "../../config.ts";
import { standingTexts } from "./texts.ts";

/** How a student stands at the end of a session, and why. */
export type AcademicStanding = ValueOf<typeof Contract>;

/** A published result, as far as it decides the standing. */
export interface JudgedResult {
  readonly courseId: number;
  readonly code: string;
  readonly creditLoad: number;
  /** `2025/2026` */
  readonly session: string;
  /** 1, 2 or 3. */
  readonly semester: number;
  /** Null while it is withheld, as the next. */
  readonly pointsHundredths: number | null;
  readonly isPassed: boolean | null;
}

/** Registered courses of a session that have no published result. */
export interface AwaitedCourses {
  readonly session: string;
  readonly courses: number;
}

/** What a session's standing is judged by. */
export interface SessionFacts {
  /** After the session, in hundredths; null without a result that counts. */
  readonly cgpa: number | null;
  /** Credit units of the courses failed by then and not passed by then. */
  readonly carryoverCredits: number;
  /** How many registered courses of the session have no published result. */
  readonly awaited: number;
  /** The codes of the session's courses whose result is withheld. */
  readonly withheld: readonly string[];
}

export interface SessionStanding extends SessionFacts, AcademicStanding {
  readonly session: string;
}

export type StandingRules = Pick<ProgrammeRules, "standingCgpa" | "standingCarryoverCredits"> &
  Pick<CollegeConfig, "cgpaPolicy">;

/**
 * The standing at the end of each session in which the student registered a course or has a result, the earliest first. It
 * depends on nothing but the arguments, in any order.
 */
export const judgeSessions = (
  results: readonly JudgedResult[],
  awaited: readonly AwaitedCourses[],
  rules: StandingRules,
): readonly SessionStanding[] => {
  const sessions = new Set([...results, ...awaited].map(({ session }) => session));
  let before: Decided = "good";
  return [...sessions].toSorted().map((session) => {
    const facts = factsOf(session, results, awaited, rules.cgpaPolicy);
    const judged = judgeSession(before, facts, rules);
    if (judged.standing !== "undecided") before = judged.standing;
    return { session, ...facts, ...judged };
  });
};

type Decided = Exclude<AcademicStanding["standing"], "undecided">;

/** Judges one session. @param before the last standing that was decided; `good` at first */
export const judgeSession = (
  before: Decided,
  { cgpa, carryoverCredits, awaited, withheld }: SessionFacts,
  { standingCgpa: least, standingCarryoverCredits: most }: Omit<StandingRules, "cgpaPolicy">,
): AcademicStanding => {
  if (withheld.length > 0 || awaited > 0) {
    const reasons = [
      ...(withheld.length > 0 ? [standingTexts.withheld(withheld)] : []),
      ...(awaited > 0 ? [standingTexts.awaited(awaited)] : []),
    ];
    return { standing: "undecided", reasons };
  }
  const isLow = cgpa !== null && cgpa < least;
  const isLaden = carryoverCredits > most;
  if (!isLow && !isLaden) return { standing: "good", reasons: [] };
  return {
    standing: worse(before, isLaden),
    reasons: [
      ...(isLow ? [standingTexts.cgpa(cgpa, least)] : []),
      ...(isLaden ? [standingTexts.carryovers(carryoverCredits, most)] : []),
      ...(before === "good" ? [] : [standingTexts.before[before]]),
    ],
  };
};

/** After a session that is not good: probation first, then the level again, then the end. */
const worse = (before: Decided, isLaden: boolean): Decided => {
  if (before === "repeat" || before === "withdraw") return "withdraw";
  return before === "probation" || isLaden ? "repeat" : "probation";
};

const factsOf = (
  session: string,
  results: readonly JudgedResult[],
  awaited: readonly AwaitedCourses[],
  policy: CgpaPolicy,
): SessionFacts => {
  const until = results
    .filter((one) => one.session <= session)
    .toSorted(byTime)
    .filter(isGraded);
  const passed = new Set(until.filter((one) => one.isPassed).map(({ courseId }) => courseId));
  const carried = new Map(
    until
      .filter(({ courseId }) => !passed.has(courseId))
      .map(({ courseId, creditLoad }) => [courseId, creditLoad]),
  );
  return {
    cgpa: cgpaOf(policy, until),
    carryoverCredits: [...carried.values()].reduce((sum, credits) => sum + credits, 0),
    awaited: awaited
      .filter((one) => one.session === session)
      .reduce((sum, { courses }) => sum + courses, 0),
    withheld: withheldCodes(results.filter((one) => one.session === session)),
  };
};

/** In hundredths; null without a result that counts. @param results of any order */
export const cgpaOf = (policy: CgpaPolicy, results: readonly JudgedResult[]): number | null =>
  gradeAverage(countedAttempts(policy, results.toSorted(byTime).filter(isGraded)));

/** The codes of the courses whose result is withheld. */
export const withheldCodes = (results: readonly JudgedResult[]): readonly string[] =>
  results
    .filter((one) => !isGraded(one))
    .map(({ code }) => code)
    .toSorted();

const isGraded = (one: JudgedResult): one is JudgedResult & { readonly pointsHundredths: number } =>
  one.pointsHundredths !== null;

const byTime = (one: JudgedResult, other: JudgedResult): number =>
  compare(one.session, other.session) ||
  one.semester - other.semester ||
  compare(one.code, other.code);

const compare = (one: string, other: string): number => (one < other ? -1 : one > other ? 1 : 0);
