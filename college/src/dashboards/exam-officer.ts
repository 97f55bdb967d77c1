import { and, asc, eq, isNull, sql } from "drizzle-orm";
import type { examOfficerDashboard } from "../../../contract/dashboards/dashboards.ts";
import type { ResponseOf } from "../../../contract/endpoint.ts";
import type { College } from "../context.ts";
import type { Database } from "../db/database.ts";
import {
  course,
  courseDepartment,
  courseLecturer,
  courseRegistration,
} from "../db/schema/courses.ts";
import { type Calendar, readCalendar } from "../registration/calendar.ts";
import { noSheets, readSheetOverview, type SheetOverview } from "./exam-sheets.ts";

type Answer = ResponseOf<typeof examOfficerDashboard>;

/** As many as a dashboard can show; the counts beside them are of all. */
const shownUnassigned = 100;

/** The running semester's courses and sheets: three statements that answer with one row a course, and are added up here. */
export const readExamOfficerDashboard = async (college: College): Promise<Answer> => {
  const { db } = college;
  const { session, semester } = await readCalendar(db);
  const [courses, overview] =
    semester === undefined
      ? [[], noSheets]
      : await Promise.all([readCourses(db, semester), readSheetOverview(college, semester)]);
  return {
    session: session?.name ?? null,
    semester: semester?.number ?? null,
    semesterId: semester?.id ?? null,
    ...overview.answer,
    departments: departmentsOf(courses, overview),
    unassigned: courses
      .filter(({ isAssigned }) => !isAssigned)
      .slice(0, shownUnassigned)
      .map(({ id, code, title, department }) => ({ id, code, title, department })),
  };
};

interface TaughtCourse {
  readonly id: number;
  readonly code: string;
  readonly title: string;
  readonly departmentId: number;
  readonly department: string;
  readonly registrations: number;
  readonly isAssigned: boolean;
}

const readCourses = (
  db: Database,
  { id, sessionId, number }: NonNullable<Calendar["semester"]>,
): Promise<readonly TaughtCourse[]> => {
  const registered = db
    .select({
      courseId: courseRegistration.courseId,
      students: sql<number>`count(*)::int`.as("students"),
    })
    .from(courseRegistration)
    .where(and(eq(courseRegistration.semesterId, id), isNull(courseRegistration.droppedAt)))
    .groupBy(courseRegistration.courseId)
    .as("registered");
  return db
    .select({
      id: course.id,
      code: course.code,
      title: course.title,
      departmentId: courseDepartment.id,
      department: courseDepartment.name,
      registrations: sql<number>`coalesce(${registered.students}, 0)`,
      isAssigned: sql<boolean>`exists ${db
        .select({ one: sql`1` })
        .from(courseLecturer)
        .where(
          and(eq(courseLecturer.courseId, course.id), eq(courseLecturer.sessionId, sessionId)),
        )}`,
    })
    .from(course)
    .innerJoin(courseDepartment, eq(courseDepartment.id, course.courseDepartmentId))
    .leftJoin(registered, eq(registered.courseId, course.id))
    .where(eq(course.semester, number))
    .orderBy(asc(course.code));
};

const departmentsOf = (
  courses: readonly TaughtCourse[],
  { passRateOf }: SheetOverview,
): Answer["departments"] => {
  const names = new Map(courses.map(({ departmentId, department }) => [departmentId, department]));
  return [...names]
    .map(([id, department]) => {
      const taught = courses.filter(({ departmentId }) => departmentId === id);
      return {
        id,
        department,
        courses: taught.length,
        registrations: taught.reduce((sum, { registrations }) => sum + registrations, 0),
        withoutLecturer: taught.filter(({ isAssigned }) => !isAssigned).length,
        ...passRateOf(id),
      };
    })
    .toSorted((one, other) => one.department.localeCompare(other.department));
};
