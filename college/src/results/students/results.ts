import { and, eq } from "drizzle-orm";
import type { ResponseOf } from "../../../../contract/endpoint.ts";
import type {
  studentRecordResults,
  studentResults,
} from "../../../../contract/results/student-results.ts";
import type { College } from "../../context.ts";
import { readRulebook } from "../../courses/programmes/rulebook.ts";
import type { Database } from "../../db/database.ts";
import { senateList, senateListEntry } from "../../db/schema/senate-lists.ts";
import { student } from "../../db/schema/students.ts";
import { grouped } from "../../grouped.ts";
import { auditGraduation } from "../../students/graduation.ts";
import { judgeSessions } from "../academic-standing/judge.ts";
import {
  type Holder,
  holderOf,
  isGraded,
  type PublishedAttempt,
  type RecordedSemester,
  readAttempts,
  readAwaited,
  readCarryovers,
  recordOf,
  requireHolder,
  type StudentRecord,
} from "./record.ts";

export const resultTexts = {
  unknownPaper: {
    transcript: "The college issued no transcript with this code.",
    statement_of_result: "The college issued no statement with this code.",
  },
} as const;

type Results = ResponseOf<typeof studentResults>;
type Semester = Results["sessions"][number]["semesters"][number];

/** Reads a student's own results with a fixed number of statements. */
export const readOwnResults = async (college: College, accountId: number): Promise<Results> => {
  const holder = await requireHolder(college.db, holderOf.account(accountId));
  return readResults(college, holder);
};

/** The same of anybody's, for the office. @throws 404 */
export const readRecordResults = async (
  college: College,
  studentId: number,
): Promise<ResponseOf<typeof studentRecordResults>> => {
  const holder = await requireHolder(college.db, holderOf.student(studentId));
  return { ...holder, ...(await readResults(college, holder)) };
};

const readResults = async ({ db, config }: College, holder: Holder): Promise<Results> => {
  const { id } = holder;
  const [attempts, awaited, carryovers] = await Promise.all([
    readAttempts(db, id),
    readAwaited(db, id),
    readCarryovers(db, id),
  ]);
  const studyRecord = { results: attempts, awaited: [...awaited.values()] };
  const rulebook = await readRulebook(db, config);
  const { cgpaPolicy } = config;
  const judging = { rulebook, policy: cgpaPolicy };
  const audits = await auditGraduation(judging, db, [holder], () => studyRecord);
  const standingRules = { ...rulebook.rulesOf(holder), cgpaPolicy };
  const standings = new Map(
    judgeSessions(attempts, studyRecord.awaited, standingRules).map((one) => [one.session, one]),
  );
  const record = recordOf(cgpaPolicy, attempts);
  const semesters = record.semesters.map((one) => ({
    session: one.session,
    shown: semesterOf(record, one, awaited.get(one.semesterId)),
  }));
  const sessions = grouped(semesters.toReversed(), ({ session }) => session);
  return {
    scale: rulebook
      .markRulesOf(holder)
      .scale.map(({ letter, from, pointsHundredths, isPassed }) => ({
        letter,
        from,
        points: pointsHundredths / 100,
        isPassed,
      })),
    cgpaPolicy,
    cgpa: inPoints(record.cgpa),
    creditsRegistered: semesters.reduce((sum, { shown }) => sum + shown.creditsRegistered, 0),
    creditsPassed: record.creditsPassed,
    sessions: [...sessions].map(([session, own]) => ({
      session,
      semesters: own.map(({ shown }) => shown),
      academicStanding: standings.get(session) ?? null,
    })),
    graduation: audits.get(id) ?? null,
    senateApproval: await readSenateApproval(db, id),
    carryovers: [...carryovers],
  };
};

/** What the senate approved for a graduate. */
const readSenateApproval = async (
  db: Database,
  studentId: number,
): Promise<NonNullable<Results["senateApproval"]> | null> => {
  const [entry] = await db
    .select({ classOfAward: senateListEntry.classOfAward, decidedAt: senateList.decidedAt })
    .from(senateListEntry)
    .innerJoin(senateList, eq(senateList.id, senateListEntry.listId))
    .innerJoin(student, eq(student.id, senateListEntry.studentId))
    .where(
      and(
        eq(senateListEntry.studentId, studentId),
        eq(senateListEntry.isCurrent, true),
        eq(student.standing, "graduated"),
      ),
    );
  if (entry === undefined) return null;
  return {
    classOfAward: entry.classOfAward,
    approvedAt: entry.decidedAt?.toISOString() ?? "",
  };
};

const semesterOf = (
  record: StudentRecord,
  { semester, attempts, gpa, cgpa, creditsPassed }: RecordedSemester,
  awaited = { courses: 0, credits: 0 },
): Semester => ({
  semester,
  gpa: inPoints(gpa),
  cgpa: inPoints(cgpa),
  creditsRegistered: attempts.reduce((sum, one) => sum + one.creditLoad, awaited.credits),
  creditsPassed,
  awaited: awaited.courses,
  courses: attempts.map((one) => courseOf(record, one)),
});

const courseOf = (record: StudentRecord, one: PublishedAttempt): Semester["courses"][number] => ({
  ...one,
  isRepeat: record.repeats.has(one),
  // The marks of withheld results are not disclosed to students.
  ca: isGraded(one) ? one.ca : null,
  exam: isGraded(one) ? one.exam : null,
  points: inPoints(one.pointsHundredths),
  counts: record.counted.has(one),
});

const inPoints = (hundredths: number | null): number | null =>
  hundredths === null ? null : hundredths / 100;
