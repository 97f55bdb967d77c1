import type { ResponseOf } from "../../../contract/endpoint.ts";
import type {
  availableCourses,
  registeredCourses,
  registrationStatus,
} from "../../../contract/registration/registration.ts";
import { isRegistrationComplete } from "../../../rules/registration/selection-problem.ts";
import type { Account } from "../accounts/guard.ts";
import type { College } from "../context.ts";
import { readCourseOffer } from "./course-offer.ts";
import { withRecords } from "./course-records.ts";
import { isRegistered, type OpenCourse, readOpenCourses } from "./open-courses.ts";
import { readStanding, type SemesterAsked } from "./standing.ts";

/**
 * The courses the caller can register in a semester, what is registered among them.
 * @throws 404 for a semester the college does not have; 402 until tuition is paid.
 */
export const readAvailable = async (
  { db }: College,
  caller: Account,
  asked: SemesterAsked,
): Promise<ResponseOf<typeof availableCourses>> => {
  const standing = await readStanding(db, caller.id, asked);
  const courses = await withRecords(db, standing, await readOpenCourses(db, standing));
  const recordsOf = (kind: (one: OpenCourse) => boolean) =>
    courses.filter(kind).map(({ record }) => record);
  return {
    carryoverCourses: recordsOf(({ isCarryover }) => isCarryover),
    newCourses: recordsOf(({ isCarryover }) => !isCarryover),
  };
};

/** The courses the caller has registered in a semester, by code. @throws as `readAvailable`. */
export const readRegistered = async (
  { db }: College,
  caller: Account,
  asked: SemesterAsked,
): Promise<ResponseOf<typeof registeredCourses>> => {
  const standing = await readStanding(db, caller.id, asked);
  const registered = (await readOpenCourses(db, standing)).filter(isRegistered);
  const courses = await withRecords(db, standing, registered);
  return courses.map(({ record, registration }) => ({
    id: registration.id,
    course: record,
    isCarryover: registration.isCarryover,
    dateRegistered: registration.registeredAt.toISOString(),
    session: standing.session,
    semester: standing.semester.number,
  }));
};

/** How far the caller's registration is. @throws as `readAvailable`. */
export const readStatus = async (
  { db }: College,
  caller: Account,
  asked: SemesterAsked,
): Promise<ResponseOf<typeof registrationStatus>> => {
  const standing = await readStanding(db, caller.id, asked);
  const { open, offer } = await readCourseOffer(db, standing);
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
