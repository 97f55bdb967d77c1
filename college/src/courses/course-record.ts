import { and, asc, eq, isNull, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { courseChoices, courseRecord } from "../../../contract/courses/courses.ts";
import type { ResponseOf } from "../../../contract/endpoint.ts";
import type { Database } from "../db/database.ts";
import { account } from "../db/schema/accounts.ts";
import { semester } from "../db/schema/calendar.ts";
import {
  course,
  courseDepartment,
  courseLecturer,
  courseOffering,
  coursePrerequisite,
  courseRegistration,
} from "../db/schema/courses.ts";
import { staffMember } from "../db/schema/staff.ts";
import { department } from "../db/schema/students.ts";
import { notFound } from "../http/refusal.ts";
import { currentSessionId, readCalendar } from "../registration/calendar.ts";

export type CourseRecord = ResponseOf<typeof courseRecord>;

const named = { id: course.id, code: course.code, title: course.title };
const lecturer = {
  id: staffMember.id,
  name: sql<string>`${staffMember.firstName} || ' ' || ${staffMember.surname}`,
};

/** One course, for the office. @throws 404 */
export const readCourseRecord = async (db: Database, id: number): Promise<CourseRecord> => {
  const [row] = await db
    .select({
      id: course.id,
      revision: course.revision,
      code: course.code,
      title: course.title,
      creditLoad: course.creditLoad,
      level: course.level,
      semester: course.semester,
      teachingDepartment: courseDepartment.name,
    })
    .from(course)
    .innerJoin(courseDepartment, eq(courseDepartment.id, course.courseDepartmentId))
    .where(eq(course.id, id));
  if (row === undefined) throw notFound();
  return {
    ...row,
    ...(await readPlace(db, id)),
    ...(await readNeeds(db, id)),
    ...(await readRegistered(db, id)),
  };
};

const readPlace = async (
  db: Database,
  id: number,
): Promise<Pick<CourseRecord, "offerings" | "lecturers">> => ({
  offerings: await db
    .select({
      departmentId: department.id,
      department: department.name,
      isCompulsory: courseOffering.isCompulsory,
    })
    .from(courseOffering)
    .innerJoin(department, eq(department.id, courseOffering.departmentId))
    .where(eq(courseOffering.courseId, id))
    .orderBy(asc(department.name)),
  lecturers: await db
    .select(lecturer)
    .from(courseLecturer)
    .innerJoin(staffMember, eq(staffMember.id, courseLecturer.staffMemberId))
    .where(and(eq(courseLecturer.courseId, id), eq(courseLecturer.sessionId, currentSessionId)))
    .orderBy(asc(staffMember.surname), asc(staffMember.firstName)),
});

const readNeeds = async (
  db: Database,
  id: number,
): Promise<Pick<CourseRecord, "prerequisites" | "neededBy">> => {
  const link = alias(coursePrerequisite, "link");
  return {
    prerequisites: await db
      .select(named)
      .from(link)
      .innerJoin(course, eq(course.id, link.prerequisiteId))
      .where(eq(link.courseId, id))
      .orderBy(asc(course.code)),
    neededBy: await db
      .select(named)
      .from(link)
      .innerJoin(course, eq(course.id, link.courseId))
      .where(eq(link.prerequisiteId, id))
      .orderBy(asc(course.code)),
  };
};

const readRegistered = async (
  db: Database,
  id: number,
): Promise<Pick<CourseRecord, "registered" | "registeredEver">> => {
  const [row] = await db
    .select({
      registered: sql<number>`(count(*) filter (where ${semester.isCurrent}))::int`,
      registeredEver: sql<number>`count(*)::int`,
    })
    .from(courseRegistration)
    .innerJoin(semester, eq(semester.id, courseRegistration.semesterId))
    .where(and(eq(courseRegistration.courseId, id), sql`${courseRegistration.droppedAt} is null`));
  return row ?? { registered: 0, registeredEver: 0 };
};

/** The choices of a course's form. */
export const readCourseChoices = async (
  db: Database,
): Promise<ResponseOf<typeof courseChoices>> => {
  const [calendar, departments, units, lecturers, courses] = await Promise.all([
    readCalendar(db),
    db
      .select({ id: department.id, code: department.code, name: department.name })
      .from(department)
      .orderBy(asc(department.name)),
    db.select({ name: courseDepartment.name }).from(courseDepartment),
    readLecturers(db),
    db.select(named).from(course).orderBy(asc(course.code)),
  ]);
  const teaching = new Set([...departments, ...units].map(({ name }) => name));
  return {
    session: calendar.session?.name ?? null,
    departments,
    teachingDepartments: [...teaching].toSorted((one, other) => one.localeCompare(other, "en")),
    lecturers,
    courses,
  };
};

/** The lecturers who can be assigned to a course: those not suspended. Other roles have no teaching screens. */
export const readLecturers = (
  db: Database,
): Promise<{ readonly id: number; readonly name: string }[]> =>
  db
    .select(lecturer)
    .from(staffMember)
    .innerJoin(account, eq(account.id, staffMember.accountId))
    .where(and(eq(staffMember.role, "LECTURER"), isNull(account.suspendedAt)))
    .orderBy(asc(staffMember.surname), asc(staffMember.firstName));
