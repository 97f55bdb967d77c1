import type { StatusRecord } from "../college/registration.ts";
import type { RegistrationStatus } from "../generated/schema-types.ts";

export const statusOf = (record: StatusRecord): RegistrationStatus => ({
  isComplete: record.registrationComplete,
  totalCourses: record.totalCourses,
  totalCredits: record.totalCredits,
  newCourses: countOf(record.newCourses),
  carryoverCourses: countOf(record.carryoverCourses),
});

/** Some colleges count them, others list them. */
const countOf = (courses: StatusRecord["newCourses"]): number =>
  typeof courses === "number" ? courses : courses.length;
