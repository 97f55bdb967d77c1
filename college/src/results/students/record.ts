import { and, eq, isNull, type SQL, sql } from "drizzle-orm";
import {
  type CgpaPolicy,
  countedAttempts,
  gradeAverage,
} from "../../../../rules/results/grade-average.ts";
import { nameOf } from "../../admissions/decision/papers.ts";
import type { Cohort } from "../../courses/programmes/rulebook.ts";
import type { Database, Transaction } from "../../db/database.ts";
import { academicSession, semester } from "../../db/schema/calendar.ts";
import { course, courseOutcome, courseRegistration } from "../../db/schema/courses.ts";
import { publishedResult, resultSheet } from "../../db/schema/results.ts";
import { department, programme, student } from "../../db/schema/students.ts";
import { notFound } from "../../http/refusal.ts";
import type { StudentStanding } from "../../students/standing.ts";
import type { AwaitedCourses } from "../academic-standing/judge.ts";

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

/** Summarizes a student's published results. @param attempts all of them, in any order */
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

type Db = Database | Transaction;

/** In a query: joins the sheet of a result to the version that stands. */
export const isStanding = and(
  eq(resultSheet.courseId, publishedResult.courseId),
  eq(resultSheet.semesterId, publishedResult.semesterId),
  eq(resultSheet.version, publishedResult.version),
);

/** A student's results as they stand published. One query. */
export const readAttempts = (db: Db, studentId: number): Promise<readonly PublishedAttempt[]> =>
  db
    .select({
      courseId: course.id,
      code: course.code,
      title: course.title,
      creditLoad: publishedResult.creditLoad,
      semesterId: semester.id,
      session: academicSession.name,
      semester: semester.number,
      ca: publishedResult.ca,
      exam: publishedResult.exam,
      remark: publishedResult.remark,
      total: publishedResult.total,
      grade: publishedResult.grade,
      pointsHundredths: publishedResult.pointsHundredths,
      isPassed: publishedResult.isPassed,
    })
    .from(publishedResult)
    .innerJoin(resultSheet, isStanding)
    .innerJoin(course, eq(course.id, publishedResult.courseId))
    .innerJoin(semester, eq(semester.id, publishedResult.semesterId))
    .innerJoin(academicSession, eq(academicSession.id, semester.sessionId))
    .where(eq(publishedResult.studentId, studentId));

/** A student's registered courses without a published result, by semester, in one query. */
export const readAwaited = async (
  db: Db,
  studentId: number,
): Promise<ReadonlyMap<number, AwaitedCourses & { readonly credits: number }>> => {
  const published = db
    .select({ courseId: publishedResult.courseId, semesterId: publishedResult.semesterId })
    .from(publishedResult)
    .innerJoin(resultSheet, isStanding)
    .where(eq(publishedResult.studentId, studentId))
    .as("published");
  const rows = await db
    .select({
      semesterId: courseRegistration.semesterId,
      session: academicSession.name,
      courses: sql<number>`count(*)::int`,
      credits: sql<number>`sum(${course.creditLoad})::int`,
    })
    .from(courseRegistration)
    .innerJoin(course, eq(course.id, courseRegistration.courseId))
    .innerJoin(semester, eq(semester.id, courseRegistration.semesterId))
    .innerJoin(academicSession, eq(academicSession.id, semester.sessionId))
    .leftJoin(
      published,
      and(
        eq(published.courseId, courseRegistration.courseId),
        eq(published.semesterId, courseRegistration.semesterId),
      ),
    )
    .where(
      and(
        eq(courseRegistration.studentId, studentId),
        isNull(courseRegistration.droppedAt),
        isNull(published.courseId),
      ),
    )
    .groupBy(courseRegistration.semesterId, academicSession.name);
  return new Map(rows.map(({ semesterId, ...awaited }) => [semesterId, awaited]));
};

/** A course that a student failed and has not passed since. */
interface Carryover {
  readonly courseId: number;
  readonly code: string;
  readonly title: string;
  readonly creditLoad: number;
  readonly semester: number;
  /** In which it was last failed. */
  readonly session: string;
}

/** The same courses that registration carries over, by code. One query. */
export const readCarryovers = (db: Db, studentId: number): Promise<readonly Carryover[]> =>
  db
    .select({
      courseId: course.id,
      code: course.code,
      title: course.title,
      creditLoad: course.creditLoad,
      semester: course.semester,
      session: sql<string>`max(${academicSession.name})`,
    })
    .from(courseOutcome)
    .innerJoin(course, eq(course.id, courseOutcome.courseId))
    .innerJoin(academicSession, eq(academicSession.id, courseOutcome.sessionId))
    .where(eq(courseOutcome.studentId, studentId))
    .groupBy(course.id)
    .having(sql`not bool_or(${courseOutcome.isPassed})`)
    .orderBy(course.code);

/** A student whose results are read. */
export interface Holder extends Cohort {
  readonly id: number;
  readonly accountId: number;
  readonly matricNumber: string;
  readonly name: string;
  readonly department: string;
  readonly programme: string;
  /** Null where papers name the department alone. */
  readonly award: string | null;
  readonly level: number;
  readonly standing: StudentStanding;
  readonly passportFileId: string | null;
}

/** How a student is named: by their account, or by their record. */
export const holderOf = {
  account: (accountId: number): SQL => eq(student.accountId, accountId),
  student: (studentId: number): SQL => eq(student.id, studentId),
} as const;

/** @throws 404 where there is no such student. */
export const requireHolder = async (db: Database | Transaction, who: SQL): Promise<Holder> => {
  const [row] = await db
    .select({
      student,
      department: department.name,
      programme: programme.name,
      award: programme.award,
    })
    .from(student)
    .innerJoin(department, eq(department.id, student.departmentId))
    .innerJoin(programme, eq(programme.id, student.programmeId))
    .where(who);
  if (row === undefined) throw notFound();
  const { student: own, ...rest } = row;
  const { id, accountId, matricNumber, level, standing, passportFileId } = own;
  return {
    ...rest,
    programmeId: own.programmeId,
    entrySessionId: own.entrySessionId,
    id,
    accountId,
    matricNumber,
    level,
    standing,
    passportFileId,
    name: nameOf(own),
  };
};
