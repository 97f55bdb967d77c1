import { asc, eq, inArray, sql } from "drizzle-orm";
import type { ResponseOf } from "../../../contract/endpoint.ts";
import type { studentResults } from "../../../contract/results/student-results.ts";
import type { CollegeConfig } from "../config.ts";
import type { Database, Transaction } from "../db/database.ts";
import { course, courseOutcome } from "../db/schema/courses.ts";
import { grouped } from "../grouped.ts";
import { readOwedKobo } from "../payments/ledger/owed.ts";
import { cgpaOf, withheldCodes } from "../results/academic-standing/judge.ts";
import type { StudyRecord } from "../results/academic-standing/read.ts";
import { standingTexts } from "../results/academic-standing/texts.ts";
import { studentTexts } from "./texts.ts";

export type GraduationAudit = NonNullable<ResponseOf<typeof studentResults>["graduation"]>;

type Requirement = GraduationAudit["requirements"][number];

/** What the requirements for graduation are judged by. */
export interface GraduationFacts {
  /** The codes of courses that were failed and not passed since. */
  readonly carryovers: readonly string[];
  /** The codes of courses whose published result is withheld. */
  readonly withheld: readonly string[];
  /** How many registered courses have no published result. */
  readonly awaited: number;
  /** In hundredths; null without a result that counts. */
  readonly cgpa: number | null;
  readonly isOwing: boolean;
}

type Rules = Pick<CollegeConfig, "cgpaPolicy" | "graduationCgpaHundredths">;

/** Judges whether a student may graduate. */
export const judgeGraduation = (
  facts: GraduationFacts,
  { graduationCgpaHundredths: least }: Pick<Rules, "graduationCgpaHundredths">,
): GraduationAudit => {
  const texts = studentTexts.graduation;
  const requirements: Requirement[] = [
    facts.carryovers.length === 0
      ? { requirement: "carryovers", state: "met", detail: texts.noCarryovers }
      : {
          requirement: "carryovers",
          state: "missing",
          detail: texts.carryovers(facts.carryovers),
        },
    { requirement: "results", ...judgeResults(facts) },
    { requirement: "cgpa", ...judgeCgpa(facts.cgpa, least) },
    facts.isOwing
      ? { requirement: "fees", state: "missing", detail: texts.owing }
      : { requirement: "fees", state: "met", detail: texts.nothingOwed },
  ];
  return { isMet: requirements.every(({ state }) => state === "met"), requirements };
};

type Judgement = Omit<Requirement, "requirement">;

const judgeResults = ({ withheld, awaited, cgpa }: GraduationFacts): Judgement => {
  if (withheld.length > 0) return { state: "missing", detail: standingTexts.withheld(withheld) };
  if (awaited > 0) return { state: "in_progress", detail: standingTexts.awaited(awaited) };
  return cgpa === null
    ? { state: "in_progress", detail: studentTexts.graduation.nothingPublished }
    : { state: "met", detail: studentTexts.graduation.allPublished };
};

const judgeCgpa = (cgpa: number | null, least: number): Judgement => {
  if (cgpa === null) return { state: "in_progress", detail: studentTexts.graduation.noCgpa(least) };
  return { state: cgpa < least ? "missing" : "met", detail: standingTexts.cgpa(cgpa, least) };
};

/** What is not met, as one text. */
export const unmetDetails = ({ requirements }: GraduationAudit): string =>
  requirements
    .filter(({ state }) => state !== "met")
    .map(({ detail }) => detail)
    .join(" ");

interface Candidate {
  readonly id: number;
  readonly accountId: number;
}

/** Audits many students, whose records are read already, with two statements. */
export const auditGraduation = async (
  rules: Rules,
  db: Db,
  candidates: readonly Candidate[],
  recordOf: (studentId: number) => StudyRecord,
): Promise<ReadonlyMap<number, GraduationAudit>> => {
  if (candidates.length === 0) return new Map();
  const ids = candidates.map(({ id }) => id);
  const carryovers = grouped(await readCarryovers(db, ids), ({ studentId }) => studentId);
  const owed = await readOwedKobo(
    db,
    candidates.map(({ accountId }) => accountId),
  );
  return new Map(
    candidates.map(({ id, accountId }) => {
      const { results, awaited } = recordOf(id);
      const facts: GraduationFacts = {
        carryovers: (carryovers.get(id) ?? []).map(({ code }) => code),
        withheld: withheldCodes(results),
        awaited: awaited.reduce((sum, { courses }) => sum + courses, 0),
        cgpa: cgpaOf(rules.cgpaPolicy, results),
        isOwing: owed.has(accountId),
      };
      return [id, judgeGraduation(facts, rules)];
    }),
  );
};

type Db = Database | Transaction;

const readCarryovers = (db: Db, ids: readonly number[]) =>
  db
    .select({ studentId: courseOutcome.studentId, code: course.code })
    .from(courseOutcome)
    .innerJoin(course, eq(course.id, courseOutcome.courseId))
    .where(inArray(courseOutcome.studentId, [...ids]))
    .groupBy(courseOutcome.studentId, course.id)
    .having(sql`not bool_or(${courseOutcome.isPassed})`)
    .orderBy(asc(course.code));
