import { and, asc, eq, inArray, isNull, min } from "drizzle-orm";
import type { Transaction } from "../../db/database.ts";
import { semester } from "../../db/schema/calendar.ts";
import {
  course,
  courseLecturer,
  courseOutcome,
  courseRegistration,
} from "../../db/schema/courses.ts";
import { staffMember } from "../../db/schema/staff.ts";
import { found } from "../found.ts";

interface CourseTaker {
  readonly id: number;
  /** Null while nothing came of it yet. */
  readonly isPassed: boolean | null;
}

/** A course in a semester in which somebody takes it. */
export interface TaughtCourse {
  readonly courseId: number;
  readonly semesterId: number;
  readonly creditLoad: number;
  readonly isRunning: boolean;
  /** Of the semester: `2026-02-28`. */
  readonly startsOn: string;
  readonly endsOn: string;
  /** The account of one of its lecturers. */
  readonly lecturer: number;
  readonly students: readonly CourseTaker[];
}

/** The accounts of those who review submitted sheets. */
export interface ExamOffice {
  readonly examOfficer: number;
  readonly admin: number;
}

/** Every course in every semester in which it is taken, the earliest semester first, by code. */
export const readTaughtCourses = async (tx: Transaction): Promise<readonly TaughtCourse[]> => {
  const lecturers = await readFirstLecturers(tx);
  const rows = await tx
    .select({
      course,
      semester,
      student: { id: courseRegistration.studentId, isPassed: courseOutcome.isPassed },
    })
    .from(courseRegistration)
    .innerJoin(semester, eq(semester.id, courseRegistration.semesterId))
    .innerJoin(course, eq(course.id, courseRegistration.courseId))
    .leftJoin(
      courseOutcome,
      and(
        eq(courseOutcome.studentId, courseRegistration.studentId),
        eq(courseOutcome.courseId, courseRegistration.courseId),
        eq(courseOutcome.sessionId, semester.sessionId),
      ),
    )
    .where(isNull(courseRegistration.droppedAt))
    .orderBy(asc(semester.startsOn), asc(course.code), asc(courseRegistration.studentId));
  const taught = new Map<string, TaughtCourse & { readonly students: CourseTaker[] }>();
  for (const { course: one, semester: when, student } of rows) {
    const key = `${one.id} ${when.id}`;
    const before = taught.get(key);
    if (before !== undefined) before.students.push(student);
    else {
      taught.set(key, {
        courseId: one.id,
        semesterId: when.id,
        creditLoad: one.creditLoad,
        isRunning: when.isCurrent,
        startsOn: when.startsOn,
        endsOn: when.endsOn,
        lecturer: found(lecturers, `${one.id} ${when.sessionId}`),
        students: [student],
      });
    }
  }
  return [...taught.values()];
};

/** By the course's and the session's id. */
const readFirstLecturers = async (tx: Transaction): Promise<ReadonlyMap<string, number>> => {
  const rows = await tx
    .select({
      courseId: courseLecturer.courseId,
      sessionId: courseLecturer.sessionId,
      accountId: min(staffMember.accountId),
    })
    .from(courseLecturer)
    .innerJoin(staffMember, eq(staffMember.id, courseLecturer.staffMemberId))
    .groupBy(courseLecturer.courseId, courseLecturer.sessionId);
  return new Map(
    rows.map(({ courseId, sessionId, accountId }) => [`${courseId} ${sessionId}`, accountId ?? 0]),
  );
};

export const readExamOffice = async (tx: Transaction): Promise<ExamOffice> => {
  const rows = await tx
    .select({ role: staffMember.role, accountId: staffMember.accountId })
    .from(staffMember)
    .where(inArray(staffMember.role, ["EXAM_OFFICER", "SUPER_ADMIN"]));
  const accounts = new Map<string, number>(rows.map(({ role, accountId }) => [role, accountId]));
  return {
    examOfficer: found(accounts, "EXAM_OFFICER"),
    admin: found(accounts, "SUPER_ADMIN"),
  };
};
