import { mostCoursesAtOnce } from "../../../contract/registration/registration.ts";
import type { CollegeCalls } from "../college/calls.ts";
import { isBusinessRefusal, isOutage } from "../college/failure.ts";
import { troubleOf } from "../college/portal-error.ts";
import { recordIdOf } from "../college/record-id.ts";
import { sendRegistration } from "../college/registration.ts";
import type { GatewayContext } from "../context.ts";
import type { ResolversTypes } from "../generated/resolvers.ts";
import { texts } from "../texts.ts";
import { refusedBy, registrationRefused } from "./refused.ts";
import { type RegistrationSource, readRegistration } from "./registration-source.ts";

type Result = Awaited<ResolversTypes["RegisterCoursesResult"]>;

/** Adds courses to the running semester's registration, all of them or none. */
export const registerCourses = async (
  courseIds: readonly string[],
  { college }: GatewayContext,
): Promise<Result> => {
  const wanted = [...new Set(courseIds)];
  if (wanted.length === 0) {
    return registrationRefused("REFUSED", texts.registration.nothingSelected);
  }
  if (wanted.length > mostCoursesAtOnce) {
    return registrationRefused("REFUSED", texts.registration.tooManySelected);
  }
  const unknown = wanted.filter((id) => recordIdOf(id) === undefined);
  if (unknown.length > 0) {
    return registrationRefused("UNKNOWN_COURSE", texts.registration.unknownCourse, {
      courseIds: unknown,
    });
  }
  const registration = await readRegistration(college);
  if (registration === null) return registrationRefused("CLOSED", texts.registration.closed);
  return register(wanted.map(Number), registration, college);
};

const register = async (
  courseIds: readonly number[],
  registration: RegistrationSource,
  college: CollegeCalls,
): Promise<Result> => {
  try {
    const { message } = await sendRegistration(college, {
      ...registration.asked,
      courseIds: [...courseIds],
    });
    return {
      __typename: "CoursesRegistered",
      message: message || texts.registration.registered,
      registration,
    };
  } catch (error) {
    if (isOutage(error)) throw troubleOf(error, texts.registration.failed);
    if (isBusinessRefusal(error)) {
      return refusedBy(error, texts.registration.failed);
    }
    throw error;
  }
};
