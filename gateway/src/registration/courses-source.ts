import type { CollegeCalls } from "../college/calls.ts";
import { isRefusal } from "../college/failure.ts";
import {
  fetchAvailableCourses,
  fetchRegisteredCourses,
  fetchRegistrationStatus,
} from "../college/registration.ts";
import type { Refusal } from "../generated/schema-types.ts";
import { refusal } from "../graphql/refusal.ts";
import { texts } from "../texts.ts";
import { notLoaded, unpaidMessage } from "./not-loaded.ts";
import type { RegistrationSource } from "./registration-source.ts";

/** What can be registered in a semester and what is, to be read; a part that fails leaves the others. */
export interface CoursesSource {
  readonly __typename: "RegistrationCourses";
  readonly registration: RegistrationSource;
}

/** Asks the college for all three parts at once: each part's own reader finds them asked for already. */
export const coursesOf = async (
  registration: RegistrationSource,
  college: CollegeCalls,
): Promise<CoursesSource | Refusal> => {
  const { asked } = registration;
  const parts = await Promise.allSettled([
    fetchAvailableCourses(college, asked),
    fetchRegistrationStatus(college, asked),
    fetchRegisteredCourses(college, asked),
  ]);
  for (const part of parts) {
    if (part.status === "rejected" && isRefusal(part.reason, 402)) {
      return refusal("TUITION_UNPAID", unpaidMessage(part.reason));
    }
  }
  return { __typename: "RegistrationCourses", registration };
};

export const readAvailable = ({ registration }: CoursesSource, college: CollegeCalls) =>
  loaded(fetchAvailableCourses(college, registration.asked), texts.registration.coursesFailed);

export const readStatus = ({ registration }: CoursesSource, college: CollegeCalls) =>
  loaded(fetchRegistrationStatus(college, registration.asked), texts.registration.coursesFailed);

export const readRegistered = ({ registration }: CoursesSource, college: CollegeCalls) =>
  loaded(fetchRegisteredCourses(college, registration.asked), texts.registration.registeredFailed);

const loaded = async <T>(reading: Promise<T>, message: string): Promise<T> => {
  try {
    return await reading;
  } catch (error) {
    throw notLoaded(error, message);
  }
};
