import { and, asc, eq, inArray, isNull, sql } from "drizzle-orm";
import type { ResponseOf } from "../../../contract/endpoint.ts";
import type { studentResults } from "../../../contract/results/student-results.ts";
import { countedAttempts, gradeAverage } from "../../../rules/results/grade-average.ts";
import type { CollegeConfig } from "../config.ts";
import type { Database, Transaction } from "../db/database.ts";
import { academicSession, semester } from "../db/schema/calendar.ts";
import { course, courseOutcome, courseRegistration } from "../db/schema/courses.ts";
import { charge } from "../db/schema/ledger.ts";
import { publishedResult, resultSheet } from "../db/schema/results.ts";
import { grouped } from "../grouped.ts";
import { isOwed } from "../payments/ledger/paid.ts";
import { isStanding } from "../results/students/record.ts";
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
  const texts = studentTexts.graduation;
  if (withheld.length > 0) return { state: "missing", detail: texts.withheld(withheld) };
  if (awaited > 0) return { state: "in_progress", detail: texts.awaited(awaited) };
  return cgpa === null
    ? { state: "in_progress", detail: texts.nothingPublished }
    : { state: "met", detail: texts.allPublished };
};

const judgeCgpa = (cgpa: number | null, least: number): Judgement => {
  const texts = studentTexts.graduation;
  if (cgpa === null) return { state: "in_progress", detail: texts.noCgpa(inPoints(least)) };
  return {
    state: cgpa < least ? "missing" : "met",
    detail: texts.cgpa(inPoints(cgpa), inPoints(least)),
  };
};

const inPoints = (hundredths: number): string => (hundredths / 100).toFixed(2);

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

/** Audits many students with four statements. */
export const auditGraduation = async (
  rules: Rules,
  db: Database | Transaction,
  candidates: readonly Candidate[],
): Promise<ReadonlyMap<number, GraduationAudit>> => {
  if (candidates.length === 0) return new Map();
  const ids = candidates.map(({ id }) => id);
  const attempts = grouped(await readAttempts(db, ids), ({ studentId }) => studentId);
  const carryovers = grouped(await readCarryovers(db, ids), ({ studentId }) => studentId);
  const awaited = new Map(
    (await readAwaited(db, ids)).map(({ studentId, courses }) => [studentId, courses]),
  );
  const owing = new Set(
    await readOwing(
      db,
      candidates.map(({ accountId }) => accountId),
    ),
  );
  return new Map(
    candidates.map(({ id, accountId }) => {
      const own = attempts.get(id) ?? [];
      const graded = own.flatMap(({ pointsHundredths, ...attempt }) =>
        pointsHundredths === null ? [] : [{ ...attempt, pointsHundredths }],
      );
      const facts: GraduationFacts = {
        carryovers: (carryovers.get(id) ?? []).map(({ code }) => code),
        withheld: own.filter(({ remark }) => remark === "withheld").map(({ code }) => code),
        awaited: awaited.get(id) ?? 0,
        cgpa: gradeAverage(countedAttempts(rules.cgpaPolicy, graded)),
        isOwing: owing.has(accountId),
      };
      return [id, judgeGraduation(facts, rules)];
    }),
  );
};

type Db = Database | Transaction;

/** The results as they stand published, the earliest first. */
const readAttempts = (db: Db, ids: readonly number[]) =>
  db
    .select({
      studentId: publishedResult.studentId,
      courseId: publishedResult.courseId,
      code: course.code,
      creditLoad: publishedResult.creditLoad,
      pointsHundredths: publishedResult.pointsHundredths,
      remark: publishedResult.remark,
    })
    .from(publishedResult)
    .innerJoin(resultSheet, isStanding)
    .innerJoin(course, eq(course.id, publishedResult.courseId))
    .innerJoin(semester, eq(semester.id, publishedResult.semesterId))
    .innerJoin(academicSession, eq(academicSession.id, semester.sessionId))
    .where(inArray(publishedResult.studentId, [...ids]))
    .orderBy(asc(academicSession.name), asc(semester.number), asc(course.code));

const readCarryovers = (db: Db, ids: readonly number[]) =>
  db
    .select({ studentId: courseOutcome.studentId, code: course.code })
    .from(courseOutcome)
    .innerJoin(course, eq(course.id, courseOutcome.courseId))
    .where(inArray(courseOutcome.studentId, [...ids]))
    .groupBy(courseOutcome.studentId, course.id)
    .having(sql`not bool_or(${courseOutcome.isPassed})`)
    .orderBy(asc(course.code));

const readAwaited = (db: Db, ids: readonly number[]) => {
  const published = db
    .select({
      studentId: publishedResult.studentId,
      courseId: publishedResult.courseId,
      semesterId: publishedResult.semesterId,
    })
    .from(publishedResult)
    .innerJoin(resultSheet, isStanding)
    .where(inArray(publishedResult.studentId, [...ids]))
    .as("published");
  return db
    .select({ studentId: courseRegistration.studentId, courses: sql<number>`count(*)::int` })
    .from(courseRegistration)
    .leftJoin(
      published,
      and(
        eq(published.studentId, courseRegistration.studentId),
        eq(published.courseId, courseRegistration.courseId),
        eq(published.semesterId, courseRegistration.semesterId),
      ),
    )
    .where(
      and(
        inArray(courseRegistration.studentId, [...ids]),
        isNull(courseRegistration.droppedAt),
        isNull(published.courseId),
      ),
    )
    .groupBy(courseRegistration.studentId);
};

/** The accounts that owe something of any session. */
const readOwing = async (db: Db, accountIds: readonly number[]): Promise<readonly number[]> => {
  const rows = await db
    .select({ accountId: charge.accountId })
    .from(charge)
    .where(and(inArray(charge.accountId, [...accountIds]), isOwed()))
    .groupBy(charge.accountId)
    .having(sql`sum(${charge.amountKobo} - ${charge.paidKobo}) > 0`);
  return rows.map(({ accountId }) => accountId);
};
