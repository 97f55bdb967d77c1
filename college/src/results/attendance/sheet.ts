import { and, asc, eq, inArray, isNull, sql } from "drizzle-orm";
import type { ResponseOf } from "../../../../contract/endpoint.ts";
import type { attendanceSheet } from "../../../../contract/results/attendance.ts";
import type { College } from "../../context.ts";
import type { Database } from "../../db/database.ts";
import { courseRegistration } from "../../db/schema/courses.ts";
import { examAttendance } from "../../db/schema/results.ts";
import { department, student } from "../../db/schema/students.ts";
import { photoPath } from "../../files/photo.ts";
import type { WholeTable } from "../../lists/export.ts";
import { isUnlocked, planIdIn } from "../../payments/instalments/plan-sql.ts";
import type { StudentStanding } from "../../students/standing.ts";
import { examCardKey } from "../exam-card/token.ts";
import { readCourse, readSemester, type SemesterOfSession } from "../semester.ts";
import { lecturersOf } from "../teaching/course-lecturers.ts";
import { attendanceOf } from "./attendance-of.ts";

/** Messages on why a student may not sit an examination, and on marks that are refused. */
export const attendanceTexts = {
  notOpen: "This semester does not run: its attendance stays as it is.",
  standing: {
    active: "",
    deferred: "Has deferred the session",
    withdrawn: "Has withdrawn from the college",
    graduated: "Has graduated",
  } satisfies Record<StudentStanding, string>,
  barred: (reason: string) => `Barred: ${reason}`,
  unpaid: (session: string) => `Tuition of ${session} not paid`,
  unpaidShare: (session: string) => `Tuition instalment of ${session} not paid`,
  notOnSheet: "Has not registered this course, or has dropped it.",
  notEligible: (obstacle: string) => `Cannot be marked present. ${obstacle}.`,
  isPresent: "They are marked present. Take that mark back first.",
  marks: { present: "Present", absent: "Absent", none: "" },
} as const;

export type AttendanceMark = "present" | "absent" | "none";

/** Somebody on an attendance sheet. */
export interface Examinee {
  readonly id: number;
  readonly matricNumber: string;
  /** Surname first. */
  readonly name: string;
  readonly department: string;
  readonly level: number;
  readonly passportFileId: string | null;
  readonly isCarryover: boolean;
  /** Why they may not sit the examination; null where they may. */
  readonly obstacle: string | null;
  readonly barredReason: string | null;
  readonly mark: AttendanceMark;
}

interface SheetOf {
  readonly semester: SemesterOfSession;
  readonly courseId: number;
}

/** Who has registered a course in a semester and not dropped it, by matric number; of `ids` alone where they are given. */
export const readExaminees = async (
  db: Database,
  { semester, courseId }: SheetOf,
  ids?: readonly number[],
): Promise<readonly Examinee[]> => {
  const rows = await db
    .select({
      student,
      department: department.name,
      isCarryover: courseRegistration.isCarryover,
      hasPaid: isUnlocked("examination", semester.sessionId),
      hasPlan: sql<boolean>`${planIdIn(semester.sessionId)} is not null`,
      isPresent: examAttendance.isPresent,
      barredReason: examAttendance.barredReason,
    })
    .from(courseRegistration)
    .innerJoin(student, eq(student.id, courseRegistration.studentId))
    .innerJoin(department, eq(department.id, student.departmentId))
    .leftJoin(
      examAttendance,
      attendanceOf({ courseId, semesterId: semester.id, studentId: student.id }),
    )
    .where(
      and(
        eq(courseRegistration.courseId, courseId),
        eq(courseRegistration.semesterId, semester.id),
        isNull(courseRegistration.droppedAt),
        ids && inArray(student.id, [...ids]),
      ),
    )
    .orderBy(asc(student.matricNumber));
  return rows.map(({ student: own, hasPaid, hasPlan, isPresent, barredReason, ...row }) => ({
    ...row,
    id: own.id,
    matricNumber: own.matricNumber,
    name: [own.surname, own.firstName, own.otherName].filter(Boolean).join(" "),
    level: own.level,
    passportFileId: own.passportFileId,
    barredReason,
    obstacle: obstacleOf({
      standing: own.standing,
      hasPaid,
      hasPlan,
      session: semester.session,
      barredReason,
    }),
    mark: markOf(isPresent),
  }));
};

const markOf = (isPresent: boolean | null): AttendanceMark => {
  if (isPresent === null) return "none";
  return isPresent ? "present" : "absent";
};

interface Facts {
  readonly standing: StudentStanding;
  readonly hasPaid: boolean;
  readonly hasPlan: boolean;
  readonly session: string;
  readonly barredReason: string | null;
}

/**
 * Who sits an examination is active, has paid the session's tuition, or the share of it that opens examinations, and is not barred
 * by the exam office.
 */
export const obstacleOf = ({
  standing,
  hasPaid,
  hasPlan,
  session,
  barredReason,
}: Facts): string | null => {
  if (standing !== "active") return attendanceTexts.standing[standing];
  if (barredReason !== null) return attendanceTexts.barred(barredReason);
  if (hasPaid) return null;
  return hasPlan ? attendanceTexts.unpaidShare(session) : attendanceTexts.unpaid(session);
};

/** Where a sheet is found. */
export interface SheetAddress {
  readonly semesterId: number;
  readonly courseId: number;
}

/** A sheet whole: course, semester, lecturers, and who is on it. @throws 404 */
export const readSheet = async (
  college: College,
  db: Database,
  { semesterId, courseId }: SheetAddress,
) => {
  const [semester, course] = await Promise.all([
    readSemester(college, db, semesterId),
    readCourse(db, courseId),
  ]);
  const [lecturers, students] = await Promise.all([
    lecturersOf(db, semester.sessionId, [courseId]),
    readExaminees(db, { semester, courseId }),
  ]);
  return {
    semester,
    course,
    lecturers: (lecturers.get(courseId) ?? []).map(({ name }) => name),
    students,
  };
};

/** The same as the contract has it. @throws 404 */
export const answerSheet = async (
  college: College,
  address: SheetAddress,
): Promise<ResponseOf<typeof attendanceSheet>> => {
  const { semester, course, lecturers, students } = await readSheet(college, college.db, address);
  return {
    ...course,
    ...address,
    session: semester.session,
    semester: semester.number,
    lecturers,
    isOpen: semester.isCurrent,
    readAt: college.clock().toISOString(),
    cardKey: examCardKey(college.config.secret),
    students: students.map((one) => ({
      ...one,
      passport: photoPath(one.passportFileId),
    })),
  };
};

/** The same as a file's table. @throws 404 */
export const attendanceTable = async (
  college: College,
  address: SheetAddress,
): Promise<WholeTable> => {
  const { semester, course, students } = await readSheet(college, college.db, address);
  return {
    name: `attendance-${course.code.replaceAll(/\W+/g, "-")}`,
    parameters: { session: semester.session, semester: semester.number, course: course.code },
    headings: [
      "Matric number",
      "Name",
      "Department",
      "Level",
      "Carryover",
      "Eligible",
      "Why not",
      "Attendance",
    ],
    rows: students.map((one) => [
      one.matricNumber,
      one.name,
      one.department,
      one.level,
      one.isCarryover,
      one.obstacle === null,
      one.obstacle,
      attendanceTexts.marks[one.mark],
    ]),
  };
};
