import { and, asc, eq, inArray } from "drizzle-orm";
import type { ResponseOf, ValueOf } from "../../../contract/endpoint.ts";
import type {
  availableCourses,
  Course,
  registeredCourses,
  registrationStatus,
} from "../../../contract/registration/registration.ts";
import { isRegistrationComplete } from "../../../rules/registration/selection-problem.ts";
import type { Account } from "../accounts/guard.ts";
import type { College } from "../context.ts";
import type { Database } from "../db/database.ts";
import { courseLecturer } from "../db/schema/courses.ts";
import { staffMember } from "../db/schema/staff.ts";
import {
  isRegistered,
  type OpenCourse,
  type Prerequisite,
  type RegistrationContext,
  type RequestedSemester,
  readCourseOffer,
  readOpenCourses,
  readPrerequisites,
  readRegistrationContext,
} from "./course-offer.ts";

/**
 * The courses the caller can register or has registered in a semester.
 * @throws 404 for a semester the college does not have; 402 until tuition is paid.
 */
export const readAvailable = async (
  college: College,
  caller: Account,
  requested: RequestedSemester,
): Promise<ResponseOf<typeof availableCourses>> => {
  const { db } = college;
  const context = await readRegistrationContext(college, db, caller.id, requested);
  const courses = await withRecords(db, context, await readOpenCourses(db, context));
  const recordsOf = (kind: (one: OpenCourse) => boolean) =>
    courses.filter(kind).map(({ record }) => record);
  return {
    carryoverCourses: recordsOf(({ isCarryover }) => isCarryover),
    newCourses: recordsOf(({ isCarryover }) => !isCarryover),
  };
};

/** The courses the caller has registered in a semester, by code. @throws as `readAvailable`. */
export const readRegistered = async (
  college: College,
  caller: Account,
  requested: RequestedSemester,
): Promise<ResponseOf<typeof registeredCourses>> => {
  const { db } = college;
  const context = await readRegistrationContext(college, db, caller.id, requested);
  const registered = (await readOpenCourses(db, context)).filter(isRegistered);
  const courses = await withRecords(db, context, registered);
  return courses.map(({ record, registration }) => ({
    id: registration.id,
    course: record,
    isCarryover: registration.isCarryover,
    dateRegistered: registration.registeredAt.toISOString(),
    session: context.session,
    semester: context.semester.number,
  }));
};

/** The state of the caller's registration. @throws as `readAvailable`. */
export const readStatus = async (
  college: College,
  caller: Account,
  requested: RequestedSemester,
): Promise<ResponseOf<typeof registrationStatus>> => {
  const { db } = college;
  const context = await readRegistrationContext(college, db, caller.id, requested);
  const { open, offer } = await readCourseOffer(db, context);
  const registered = open.filter(isRegistered);
  const carriedOver = registered.filter(({ registration }) => registration.isCarryover).length;
  return {
    registrationComplete: isRegistrationComplete(offer),
    totalCourses: registered.length,
    totalCredits: registered.reduce((credits, { course }) => credits + course.creditLoad, 0),
    newCourses: registered.length - carriedOver,
    carryoverCourses: carriedOver,
    hasSlip: registered.length > 0,
  };
};

type CourseRecord = ValueOf<typeof Course>;

/** Adds the contract's fields to courses, with lecturers and prerequisites: always two queries. */
const withRecords = async <O extends OpenCourse>(
  db: Database,
  { student, semester }: RegistrationContext,
  courses: readonly O[],
): Promise<readonly (O & { readonly record: CourseRecord })[]> => {
  if (courses.length === 0) return [];
  const ids = courses.map((one) => one.course.id);
  const [prerequisites, lecturers] = await Promise.all([
    readPrerequisites(db, student.id, ids),
    readLecturers(db, semester.sessionId, ids),
  ]);
  return courses.map((one) => ({
    ...one,
    record: toRecord(
      one,
      prerequisites.get(one.course.id) ?? [],
      lecturers.get(one.course.id) ?? [],
    ),
  }));
};

const toRecord = (
  { course, courseDepartment, isCompulsory }: OpenCourse,
  prerequisites: readonly Prerequisite[],
  lecturers: readonly string[],
): CourseRecord => ({
  ...course,
  isCompulsory,
  lecturers,
  courseDepartmentDetails: {
    id: course.courseDepartmentId,
    courseDepartment,
  },
  prerequisites: [...prerequisites],
});

/** The names of a session's lecturers, by course: `Tunde Balogun`. One query. */
const readLecturers = async (
  db: Database,
  sessionId: number,
  courseIds: readonly number[],
): Promise<ReadonlyMap<number, readonly string[]>> => {
  const rows = await db
    .select({
      courseId: courseLecturer.courseId,
      surname: staffMember.surname,
      firstName: staffMember.firstName,
    })
    .from(courseLecturer)
    .innerJoin(staffMember, eq(staffMember.id, courseLecturer.staffMemberId))
    .where(
      and(
        eq(courseLecturer.sessionId, sessionId),
        inArray(courseLecturer.courseId, [...courseIds]),
      ),
    )
    .orderBy(asc(staffMember.surname), asc(staffMember.firstName));
  const byCourse = new Map<number, string[]>();
  for (const { courseId, surname, firstName } of rows) {
    byCourse.set(courseId, [...(byCourse.get(courseId) ?? []), `${firstName} ${surname}`]);
  }
  return byCourse;
};
