import { and, asc, eq, isNull, type SQL, sql } from "drizzle-orm";
import type { ResponseOf } from "../../../../contract/endpoint.ts";
import type { confirmExamCard, examCard } from "../../../../contract/results/exam-card.ts";
import type { Account } from "../../accounts/guard.ts";
import { nameOf } from "../../admissions/decision/papers.ts";
import type { College } from "../../context.ts";
import type { Database } from "../../db/database.ts";
import { isOneOf } from "../../db/is-one-of.ts";
import { academicSession, semester } from "../../db/schema/calendar.ts";
import { course, courseRegistration } from "../../db/schema/courses.ts";
import { examAttendance } from "../../db/schema/results.ts";
import { department, student } from "../../db/schema/students.ts";
import type { ExamCard } from "../../documents/exam-card.ts";
import { readPhoto } from "../../files/photo.ts";
import { refuse } from "../../http/refusal.ts";
import { isUnlocked, planIdIn } from "../../payments/instalments/plan-sql.ts";
import { attendanceTexts, obstacleOf } from "../attendance/sheet.ts";
import { type SemesterOfSession, semesterColumns, semesterName } from "../semester.ts";
import { examCardTexts } from "./texts.ts";
import { readExamCard, signExamCard } from "./token.ts";

/** @throws 404 while no semester runs, or where nothing is registered in it. */
export const readOwnCard = async (
  college: College,
  account: Account,
): Promise<ResponseOf<typeof examCard>> => {
  const { semester: running, obstacle, courses } = await readCard(college, account);
  const isOnCard = (one: CardCourse) => one.obstacle === null;
  return {
    session: running.session,
    semester: running.number,
    obstacle,
    courses: obstacle === null ? courses.filter(isOnCard) : [],
    leftOut: courses.flatMap(({ code, obstacle: own }) =>
      own === null ? [] : { code, obstacle: own },
    ),
  };
};

/** @throws 404 as above; 409 `no_exam_card` with the obstacle. */
export const issueCard = async (college: College, account: Account): Promise<ExamCard> => {
  const { semester: running, owner, obstacle, courses } = await readCard(college, account);
  if (obstacle !== null) {
    throw refuse(409, `${obstacle}.`, "no_exam_card");
  }
  const onCard = courses.filter((one) => one.obstacle === null);
  const issuedAt = college.clock();
  const token = signExamCard(college.config.secret, {
    matricNumber: owner.matricNumber,
    semesterId: running.id,
    issuedAt,
    courseIds: onCard.map(({ id }) => id),
  });
  return {
    name: owner.name,
    matricNumber: owner.matricNumber,
    department: owner.department,
    level: owner.level,
    photo: await readPhoto(college.db, owner.passportFileId),
    semester: semesterName(running),
    courses: onCard,
    issuedAt,
    confirmationUrl: `${college.config.publicUrl}/exam-card/${token}`,
  };
};

/**
 * What a card says, and what of it may be sat now.
 * @throws 404 for a card that the college did not sign; 429 for too many of those from one address.
 */
export const confirmCard = async (
  college: College,
  token: string,
  address: string,
): Promise<ResponseOf<typeof confirmExamCard>> => {
  const claims = readExamCard(college.config.secret, token);
  const found =
    claims &&
    (await readStudies(
      college,
      and(eq(student.matricNumber, claims.matricNumber), eq(semester.id, claims.semesterId)),
    ));
  if (claims === undefined || found === undefined) {
    // Only wrong cards are counted: a whole hall may be checked from one address.
    await college.attempts.count("look-up", address);
    throw refuse(404, examCardTexts.unknown);
  }
  const { owner, semester: of, obstacle, courses } = found;
  const now = new Map(courses.map((one) => [one.id, one]));
  const titles = await readTitles(college.db, claims.courseIds);
  return {
    matricNumber: owner.matricNumber,
    name: owner.name,
    department: owner.department,
    level: owner.level,
    session: of.session,
    semester: of.number,
    issuedAt: claims.issuedAt.toISOString(),
    isRunning: of.isCurrent,
    courses: titles.map(({ id, ...one }) => ({
      ...one,
      maySit: of.isCurrent && obstacle === null && now.get(id)?.obstacle === null,
    })),
  };
};

/** The card of an account in the running semester. */
const readCard = async (college: College, account: Account): Promise<Studies> => {
  const studies = await readStudies(
    college,
    and(eq(student.accountId, account.id), eq(semester.isCurrent, true)),
  );
  if (studies === undefined) throw refuse(404, examCardTexts.noSemester);
  if (studies.courses.length === 0) throw refuse(404, examCardTexts.nothingRegistered);
  const isAllLeftOut = studies.courses.every(({ obstacle }) => obstacle !== null);
  return {
    ...studies,
    obstacle: studies.obstacle ?? (isAllLeftOut ? examCardTexts.allLeftOut : null),
  };
};

interface CardCourse {
  readonly id: number;
  readonly code: string;
  readonly title: string;
  readonly creditLoad: number;
  readonly isCarryover: boolean;
  /** Why this course may not be sat; null where only what holds for all courses decides. */
  readonly obstacle: string | null;
}

/** A student in a semester. */
interface Studies {
  readonly semester: SemesterOfSession;
  readonly owner: {
    readonly matricNumber: string;
    /** Surname first. */
    readonly name: string;
    readonly department: string;
    readonly level: number;
    readonly passportFileId: string | null;
  };
  /** Why none of the courses may be sat: the student's standing, or what is not paid. */
  readonly obstacle: string | null;
  /** Those that are registered, by code. */
  readonly courses: readonly CardCourse[];
}

/** One statement. Undefined where there is no such student or semester. */
const readStudies = async (
  { db, ...college }: College,
  isOfStudentAndSemester: SQL | undefined,
): Promise<Studies | undefined> => {
  const rows = await db
    .select({
      student,
      department: department.name,
      semester: semesterColumns(college),
      hasPaid: isUnlocked("examination", semester.sessionId),
      hasPlan: sql<boolean>`${planIdIn(semester.sessionId)} is not null`,
      course,
      isCarryover: courseRegistration.isCarryover,
      barredReason: examAttendance.barredReason,
    })
    .from(student)
    .innerJoin(department, eq(department.id, student.departmentId))
    .innerJoin(semester, sql`true`)
    .innerJoin(academicSession, eq(academicSession.id, semester.sessionId))
    .leftJoin(
      courseRegistration,
      and(
        eq(courseRegistration.studentId, student.id),
        eq(courseRegistration.semesterId, semester.id),
        isNull(courseRegistration.droppedAt),
      ),
    )
    .leftJoin(course, eq(course.id, courseRegistration.courseId))
    .leftJoin(
      examAttendance,
      and(
        eq(examAttendance.courseId, course.id),
        eq(examAttendance.semesterId, semester.id),
        eq(examAttendance.studentId, student.id),
      ),
    )
    .where(isOfStudentAndSemester)
    .orderBy(asc(course.code));
  const [first] = rows;
  if (first === undefined) return undefined;
  const { student: own, hasPaid, hasPlan, semester: of } = first;
  const facts = { standing: own.standing, hasPaid, hasPlan, session: of.session };
  return {
    semester: of,
    owner: {
      matricNumber: own.matricNumber,
      name: nameOf(own),
      department: first.department,
      level: own.level,
      passportFileId: own.passportFileId,
    },
    obstacle: obstacleOf({ ...facts, barredReason: null }),
    courses: rows.flatMap(({ course: one, isCarryover, barredReason }) =>
      one === null
        ? []
        : {
            id: one.id,
            code: one.code,
            title: one.title,
            creditLoad: one.creditLoad,
            isCarryover: isCarryover === true,
            obstacle: barredReason === null ? null : attendanceTexts.barred(barredReason),
          },
    ),
  };
};

const readTitles = (db: Database, courseIds: readonly number[]) =>
  db
    .select({ id: course.id, code: course.code, title: course.title })
    .from(course)
    .where(sql`${course.id} ${isOneOf(courseIds)}`)
    .orderBy(asc(course.code));
