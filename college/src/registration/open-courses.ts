import { and, asc, eq, isNull, or, sql } from "drizzle-orm";
import type { Database } from "../db/database.ts";
import {
  course,
  courseDepartment,
  courseOffering,
  courseOutcome,
  courseRegistration,
} from "../db/schema/courses.ts";
import type { Standing } from "./standing.ts";

/** A course as one student stands to it in one semester. */
export interface OpenCourse {
  readonly course: typeof course.$inferSelect;
  readonly courseDepartment: string;
  /** For students of the student's department. */
  readonly isCompulsory: boolean;
  /** Failed before, not passed since, and taught in this semester. */
  readonly isCarryover: boolean;
  /** Of the student's department and level, taught in this semester and not taken with success before. */
  readonly isNew: boolean;
  /** Null while it is not registered in this semester. */
  readonly registration: typeof courseRegistration.$inferSelect | null;
}

/**
 * The courses that a student can register in a semester or has registered in it, by code, in one query. A semester that
 * does not run offers nothing more than was registered in it. Prerequisites are not looked at.
 */
export const readOpenCourses = async (
  db: Database,
  { student, semester }: Pick<Standing, "student" | "semester">,
): Promise<readonly OpenCourse[]> => {
  const outcome = db
    .select({
      courseId: courseOutcome.courseId,
      isPassed: sql<boolean>`bool_or(${courseOutcome.isPassed})`.as("is_passed"),
    })
    .from(courseOutcome)
    .where(eq(courseOutcome.studentId, student.id))
    .groupBy(courseOutcome.courseId)
    .as("outcome");
  const isTaught = and(sql`${semester.isCurrent}`, eq(course.semester, semester.number));
  const isCarryover = and(isTaught, eq(outcome.isPassed, false));
  const isNew = and(
    isTaught,
    eq(course.level, student.level),
    sql`${courseOffering.courseId} is not null`,
    isNull(outcome.isPassed),
  );
  return db
    .select({
      course,
      courseDepartment: courseDepartment.name,
      isCompulsory: sql<boolean>`coalesce(${courseOffering.isCompulsory}, false)`,
      isCarryover: sql<boolean>`coalesce(${isCarryover}, false)`,
      isNew: sql<boolean>`coalesce(${isNew}, false)`,
      registration: courseRegistration,
    })
    .from(course)
    .innerJoin(courseDepartment, eq(courseDepartment.id, course.courseDepartmentId))
    .leftJoin(
      courseOffering,
      and(
        eq(courseOffering.courseId, course.id),
        eq(courseOffering.departmentId, student.departmentId),
      ),
    )
    .leftJoin(outcome, eq(outcome.courseId, course.id))
    .leftJoin(
      courseRegistration,
      and(
        eq(courseRegistration.courseId, course.id),
        eq(courseRegistration.studentId, student.id),
        eq(courseRegistration.semesterId, semester.id),
        isNull(courseRegistration.droppedAt),
      ),
    )
    .where(or(isCarryover, isNew, sql`${courseRegistration.id} is not null`))
    .orderBy(asc(course.code));
};

/** A course that is registered. */
export type Registered = OpenCourse & {
  readonly registration: NonNullable<OpenCourse["registration"]>;
};

export const isRegistered = (open: OpenCourse): open is Registered => open.registration !== null;
