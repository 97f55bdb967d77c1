import { and, asc, eq, isNull, type SQL, sql } from "drizzle-orm";
import { nameOf } from "../../admissions/decision/papers.ts";
import type { College } from "../../context.ts";
import { academicSession, semester } from "../../db/schema/calendar.ts";
import { course, courseRegistration } from "../../db/schema/courses.ts";
import { examAttendance } from "../../db/schema/results.ts";
import { department, student } from "../../db/schema/students.ts";
import { grouped } from "../../grouped.ts";
import { isUnlocked, planIdIn } from "../../payments/instalments/plan-sql.ts";
import { attendanceOf } from "../attendance/attendance-of.ts";
import { attendanceTexts, obstacleOf } from "../attendance/sheet.ts";
import { type SemesterOfSession, semesterColumns } from "../semester.ts";

export interface CardCourse {
  readonly id: number;
  readonly code: string;
  readonly title: string;
  readonly creditLoad: number;
  readonly isCarryover: boolean;
  /** Why this course may not be sat; null where only what holds for all courses decides. */
  readonly obstacle: string | null;
}

/** A student in a semester. */
export interface Studies {
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

/** Students in a semester each, by matric number. One statement, whatever their number. */
export const readStudies = async (
  { db, ...college }: Pick<College, "db" | "clock" | "identity">,
  isOfStudentsAndSemester: SQL | undefined,
): Promise<readonly Studies[]> => {
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
      attendanceOf({ courseId: course.id, semesterId: semester.id, studentId: student.id }),
    )
    .where(isOfStudentsAndSemester)
    .orderBy(asc(student.matricNumber), asc(course.code));
  const byStudent = grouped(rows, ({ student: { id } }) => id);
  return [...byStudent.values()].map(studiesOf);
};

type Row = Readonly<{
  student: typeof student.$inferSelect;
  department: string;
  semester: SemesterOfSession;
  hasPaid: boolean;
  hasPlan: boolean;
  course: typeof course.$inferSelect | null;
  isCarryover: boolean | null;
  barredReason: string | null;
}>;

const studiesOf = (rows: readonly Row[]): Studies => {
  const [first] = rows;
  if (first === undefined) throw new Error("there are no rows of the student");
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
