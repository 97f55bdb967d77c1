import { and, asc, eq, inArray, isNull } from "drizzle-orm";
import type { Database } from "../../db/database.ts";
import { courseRegistration } from "../../db/schema/courses.ts";
import { ledgerEntry } from "../../db/schema/payments.ts";
import { examAttendance } from "../../db/schema/results.ts";
import { department, student } from "../../db/schema/students.ts";
import type { StudentStanding } from "../../students/standing.ts";
import type { SemesterOfSession } from "../semester.ts";
import { attendanceTexts } from "./texts.ts";

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
      paid: ledgerEntry.id,
      isPresent: examAttendance.isPresent,
      barredReason: examAttendance.barredReason,
    })
    .from(courseRegistration)
    .innerJoin(student, eq(student.id, courseRegistration.studentId))
    .innerJoin(department, eq(department.id, student.departmentId))
    .leftJoin(
      ledgerEntry,
      and(
        eq(ledgerEntry.accountId, student.accountId),
        eq(ledgerEntry.sessionId, semester.sessionId),
        eq(ledgerEntry.purpose, "tuition"),
      ),
    )
    .leftJoin(
      examAttendance,
      and(
        eq(examAttendance.courseId, courseId),
        eq(examAttendance.semesterId, semester.id),
        eq(examAttendance.studentId, student.id),
      ),
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
  return rows.map(({ student: own, paid, isPresent, barredReason, ...row }) => ({
    ...row,
    id: own.id,
    matricNumber: own.matricNumber,
    name: [own.surname, own.firstName, own.otherName].filter(Boolean).join(" "),
    level: own.level,
    passportFileId: own.passportFileId,
    barredReason,
    obstacle: obstacleOf({
      standing: own.standing,
      hasPaid: paid !== null,
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
  readonly session: string;
  readonly barredReason: string | null;
}

/** Who sits an examination is active, has paid the session's tuition, and is not barred by the exam office. */
const obstacleOf = ({ standing, hasPaid, session, barredReason }: Facts): string | null => {
  if (standing !== "active") return attendanceTexts.standing[standing];
  if (barredReason !== null) return attendanceTexts.barred(barredReason);
  return hasPaid ? null : attendanceTexts.unpaid(session);
};
