import { asc, eq, inArray, sql } from "drizzle-orm";
import type { ResponseOf } from "../../../contract/endpoint.ts";
import type { studentResults } from "../../../contract/results/student-results.ts";
import type { CgpaPolicy } from "../../../rules/results/grade-average.ts";
import { classOf, type ProgrammeRules } from "../../../rules/results/programme-rules.ts";
import { type CourseFacts, readCourseFacts } from "../courses/programmes/course-facts.ts";
import type { Cohort, Rulebook } from "../courses/programmes/rulebook.ts";
import type { Database, Transaction } from "../db/database.ts";
import { admissionDecision } from "../db/schema/admissions.ts";
import { course, courseOutcome } from "../db/schema/courses.ts";
import { entryClearance } from "../db/schema/entry-clearance.ts";
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
  /** How far the programme's courses are passed; null where it names none. */
  readonly courses: CourseFacts | null;
  readonly isOwing: boolean;
  /** Whether the papers of the entry are cleared; null where none were asked for. */
  readonly isCleared: boolean | null;
}

/** Judges whether a student may graduate. */
export const judgeGraduation = (
  facts: GraduationFacts,
  { graduationCgpa: least, classes }: Pick<ProgrammeRules, "graduationCgpa" | "classes">,
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
    ...(facts.courses === null
      ? []
      : [{ requirement: "courses" as const, ...judgeCourses(facts.courses) }]),
    { requirement: "cgpa", ...judgeCgpa(facts.cgpa, least) },
    ...judgeClearance(facts.isCleared),
    facts.isOwing
      ? { requirement: "fees", state: "missing", detail: texts.owing }
      : { requirement: "fees", state: "met", detail: texts.nothingOwed },
  ];
  return {
    isMet: requirements.every(({ state }) => state === "met"),
    classOfAward: classOf(classes, facts.cgpa),
    requirements,
  };
};

const judgeClearance = (isCleared: boolean | null): readonly Requirement[] => {
  if (isCleared === null) return [];
  const texts = studentTexts.graduation;
  return isCleared
    ? [{ requirement: "clearance", state: "met", detail: texts.cleared }]
    : [{ requirement: "clearance", state: "missing", detail: texts.notCleared }];
};

type Judgement = Omit<Requirement, "requirement">;

const judgeResults = ({ withheld, awaited, cgpa }: GraduationFacts): Judgement => {
  if (withheld.length > 0) return { state: "missing", detail: standingTexts.withheld(withheld) };
  if (awaited > 0) return { state: "in_progress", detail: standingTexts.awaited(awaited) };
  return cgpa === null
    ? { state: "in_progress", detail: studentTexts.graduation.nothingPublished }
    : { state: "met", detail: studentTexts.graduation.allPublished };
};

const judgeCourses = ({ missing, registered, electives }: CourseFacts): Judgement => {
  const texts = studentTexts.graduation;
  const lacking = electives.filter(({ passed, credits }) => passed < credits);
  const details = [
    ...(missing.length > 0 ? [texts.coursesMissing(missing)] : []),
    ...(registered.length > 0 ? [texts.coursesRegistered(registered)] : []),
    ...lacking.map(texts.electives),
  ];
  if (details.length === 0) return { state: "met", detail: texts.coursesPassed };
  const isMissing = missing.length > 0 || lacking.length > 0;
  return { state: isMissing ? "missing" : "in_progress", detail: details.join(" ") };
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

interface Candidate extends Cohort {
  readonly id: number;
  readonly accountId: number;
}

interface Judging {
  readonly rulebook: Rulebook;
  readonly policy: CgpaPolicy;
}

/** Audits many students, whose records are read already, with a fixed number of statements. */
export const auditGraduation = async (
  { rulebook, policy }: Judging,
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
  const clearances = await readClearances(db, ids);
  const coursesOf = await readCourseFacts(db, rulebook, candidates);
  return new Map(
    candidates.map((one) => {
      const { id, accountId } = one;
      const { results, awaited } = recordOf(id);
      const facts: GraduationFacts = {
        carryovers: (carryovers.get(id) ?? []).map(({ code }) => code),
        withheld: withheldCodes(results),
        awaited: awaited.reduce((sum, { courses }) => sum + courses, 0),
        cgpa: cgpaOf(policy, results),
        courses: coursesOf(one),
        isOwing: owed.has(accountId),
        isCleared: clearances.get(id) ?? null,
      };
      return [id, judgeGraduation(facts, rulebook.rulesOf(one))];
    }),
  );
};

type Db = Database | Transaction;

/** Whether the entry of each student is cleared who was asked for papers. */
const readClearances = async (
  db: Db,
  ids: readonly number[],
): Promise<ReadonlyMap<number, boolean>> => {
  const rows = await db
    .select({ studentId: admissionDecision.studentId, clearedAt: entryClearance.clearedAt })
    .from(admissionDecision)
    .innerJoin(entryClearance, eq(entryClearance.applicantId, admissionDecision.applicantId))
    .where(inArray(admissionDecision.studentId, [...ids]));
  return new Map(
    rows.flatMap(({ studentId, clearedAt }) =>
      studentId === null ? [] : [[studentId, clearedAt !== null] as const],
    ),
  );
};

const readCarryovers = (db: Db, ids: readonly number[]) =>
  db
    .select({ studentId: courseOutcome.studentId, code: course.code })
    .from(courseOutcome)
    .innerJoin(course, eq(course.id, courseOutcome.courseId))
    .where(inArray(courseOutcome.studentId, [...ids]))
    .groupBy(courseOutcome.studentId, course.id)
    .having(sql`not bool_or(${courseOutcome.isPassed})`)
    .orderBy(asc(course.code));
