import type { StatusRecord } from "../college/registration.ts";
import type { RegistrationStatus } from "../generated/schema-types.ts";

export const statusOf = (record: StatusRecord): RegistrationStatus => ({
  isComplete: record.registration_complete,
  totalCourses: record.total_courses,
  totalCredits: record.total_credits,
  newCourses: countOf(record.new_courses),
  carryoverCourses: countOf(record.carryover_courses),
});

/** Some colleges count them, others list them. */
const countOf = (courses: StatusRecord["new_courses"]): number =>
  typeof courses === "number" ? courses : courses.length;
