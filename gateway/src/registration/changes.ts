import {
  dropCourse as drop,
  mostCoursesAtOnce,
  registerCourses as register,
} from "../../../contract/registration/registration.ts";
import type { CollegeFailure } from "../college/failure.ts";
import { isBusinessRefusal, isOutage, isRefusal, isUnsupported } from "../college/failure.ts";
import { errorWithMessage } from "../college/portal-error.ts";
import { recordIdOf } from "../college/record-id.ts";
import type { GatewayContext } from "../context.ts";
import type { ResolversTypes } from "../generated/resolvers.ts";
import type { RegistrationRefused } from "../generated/schema-types.ts";
import { texts } from "../texts.ts";
import { readRegistration, unpaidMessage } from "./registration-source.ts";

type Result = Awaited<ResolversTypes["RegisterCoursesResult"]>;

/** Adds courses to the running semester's registration, all of them or none. */
export const registerCourses = async (
  courseIds: readonly string[],
  { college }: GatewayContext,
): Promise<Result> => {
  const uniqueIds = [...new Set(courseIds)];
  if (uniqueIds.length === 0) {
    return registrationRefused("REFUSED", texts.registration.nothingSelected);
  }
  if (uniqueIds.length > mostCoursesAtOnce) {
    return registrationRefused("REFUSED", texts.registration.tooManySelected);
  }
  const unknownIds = uniqueIds.filter((id) => recordIdOf(id) === undefined);
  if (unknownIds.length > 0) {
    return registrationRefused("UNKNOWN_COURSE", texts.registration.unknownCourse, {
      courseIds: unknownIds,
    });
  }
  const registration = await readRegistration(college);
  if (registration === null) return registrationRefused("CLOSED", texts.registration.closed);
  try {
    const { message } = await college.write(register, {
      body: { ...registration.query, courseIds: uniqueIds.map(Number) },
    });
    return {
      __typename: "CoursesRegistered",
      message: message || texts.registration.registered,
      registration,
    };
  } catch (error) {
    if (isOutage(error)) throw errorWithMessage(error, texts.registration.failed);
    if (isBusinessRefusal(error)) return refusalOf(error, texts.registration.failed);
    throw error;
  }
};

/** Drops one of the student's registrations. */
export const dropCourse = async (
  registrationId: string,
  { college }: GatewayContext,
): Promise<Result> => {
  const id = recordIdOf(registrationId);
  if (id === undefined) return unknownRegistration();
  try {
    const { message } = await college.write(drop, { params: { id } });
    return { __typename: "CoursesRegistered", message: message || texts.registration.dropped };
  } catch (error) {
    if (isUnsupported(error)) return registrationRefused("NOT_AVAILABLE", texts.notAvailable);
    if (isOutage(error)) throw errorWithMessage(error, texts.registration.notDropped);
    if (isRefusal(error, 404)) return unknownRegistration(error.refusal.message);
    if (isBusinessRefusal(error)) return refusalOf(error, texts.registration.notDropped);
    throw error;
  }
};

const unknownRegistration = (message: string = texts.registration.unknownRegistration) =>
  registrationRefused("UNKNOWN_REGISTRATION", message);

/** The closed list of the codes of a `RegistrationRefused`. */
const registrationCodes = [
  "CLOSED",
  "WRONG_SEMESTER",
  "UNKNOWN_COURSE",
  "PREREQUISITE",
  "CARRYOVER_REQUIRED",
  "COMPULSORY_REQUIRED",
  "TOO_MANY_CREDITS",
  "TOO_FEW_CREDITS",
  "DEADLINE_PASSED",
  "RESULT_PUBLISHED",
  "TUITION_UNPAID",
  "UNKNOWN_REGISTRATION",
  "NOT_AVAILABLE",
  "REFUSED",
] as const;

type RegistrationCode = (typeof registrationCodes)[number];

type Refused = RegistrationRefused & { readonly __typename: "RegistrationRefused" };

const registrationRefused = (
  code: RegistrationCode,
  message: string,
  ids: Partial<Pick<RegistrationRefused, "carryoverCourseIds" | "courseIds">> = {},
): Refused => ({
  __typename: "RegistrationRefused",
  code,
  message,
  carryoverCourseIds: [],
  courseIds: [],
  ...ids,
});

/** The college's refusal, with its own message if it has one. */
const refusalOf = (failure: CollegeFailure, fallback: string): Refused => {
  const { status, refusal } = failure;
  if (status === 402) return registrationRefused("TUITION_UNPAID", unpaidMessage(failure));
  const { carryoverCourseIds = [], courseIds = [] } = refusal.ids;
  const code = registrationCodes.find((known) => known.toLowerCase() === refusal.code);
  // Another college service answers no codes; the carryovers it names are missing from the selection (specification §7).
  const uncoded = carryoverCourseIds.length > 0 ? "CARRYOVER_REQUIRED" : "REFUSED";
  return registrationRefused(code ?? uncoded, refusal.message ?? fallback, {
    carryoverCourseIds: [...carryoverCourseIds],
    courseIds: [...courseIds],
  });
};
