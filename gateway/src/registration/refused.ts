import type { CollegeFailure } from "../college/failure.ts";
import type { RegistrationRefused } from "../generated/schema-types.ts";
import { unpaidMessage } from "./not-loaded.ts";

/** The closed list of the codes of a `RegistrationRefused`. */
type RegistrationCode =
  | "CLOSED"
  | "WRONG_SEMESTER"
  | "UNKNOWN_COURSE"
  | "PREREQUISITE"
  | "CARRYOVER_REQUIRED"
  | "COMPULSORY_REQUIRED"
  | "TOO_MANY_CREDITS"
  | "TOO_FEW_CREDITS"
  | "DEADLINE_PASSED"
  | "RESULT_PUBLISHED"
  | "TUITION_UNPAID"
  | "UNKNOWN_REGISTRATION"
  | "NOT_AVAILABLE"
  | "REFUSED";

type Refused = RegistrationRefused & { readonly __typename: "RegistrationRefused" };

interface Courses {
  readonly carryoverCourseIds?: readonly (number | string)[] | undefined;
  readonly courseIds?: readonly (number | string)[] | undefined;
}

export const registrationRefused = (
  code: RegistrationCode,
  message: string,
  { carryoverCourseIds = [], courseIds = [] }: Courses = {},
): Refused => ({
  __typename: "RegistrationRefused",
  code,
  message,
  carryoverCourseIds: carryoverCourseIds.map(String),
  courseIds: courseIds.map(String),
});

const codes: Readonly<Record<string, RegistrationCode>> = {
  closed: "CLOSED",
  wrong_semester: "WRONG_SEMESTER",
  unknown_course: "UNKNOWN_COURSE",
  prerequisite: "PREREQUISITE",
  carryover_required: "CARRYOVER_REQUIRED",
  compulsory_required: "COMPULSORY_REQUIRED",
  too_many_credits: "TOO_MANY_CREDITS",
  too_few_credits: "TOO_FEW_CREDITS",
  deadline_passed: "DEADLINE_PASSED",
  result_published: "RESULT_PUBLISHED",
};

/** What the college refused, in its words where it has any. */
export const refusedBy = (failure: CollegeFailure, fallback: string): Refused => {
  const { status, refusal } = failure;
  if (status === 402) return registrationRefused("TUITION_UNPAID", unpaidMessage(failure));
  const { carryover_course_ids: carryoverCourseIds = [], course_ids: courseIds = [] } = refusal.ids;
  // A college of another make has no codes; carryovers that it names are missing from the selection (specification §7).
  const unnamed = carryoverCourseIds.length > 0 ? "CARRYOVER_REQUIRED" : "REFUSED";
  return registrationRefused(codes[refusal.code ?? ""] ?? unnamed, refusal.message ?? fallback, {
    carryoverCourseIds,
    courseIds,
  });
};
