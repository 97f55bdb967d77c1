import type { QueryOf, ResponseOf } from "../../../contract/endpoint.ts";
import {
  type availableCourses,
  registrationInfo,
} from "../../../contract/registration/registration.ts";
import type { CollegeCalls } from "../college/calls.ts";
import { CollegeFailure, isCallerRefusal, isRefusal } from "../college/failure.ts";
import { errorWithMessage } from "../college/portal-error.ts";
import { texts } from "../texts.ts";
import { currentSemesterOf, currentSessionOf } from "../viewer/calendar.ts";

/** A session and a semester of it, as the college names them. */
export type SemesterQuery = QueryOf<typeof availableCourses>;

/** Course registration in the running semester; its courses are read when a field needs them. */
export interface RegistrationSource {
  readonly info: ResponseOf<typeof registrationInfo>;
  /** The running semester in the college's terms. */
  readonly query: SemesterQuery;
}

/** The available and the registered courses of a semester. Each part is read separately, so a failure leaves the others. */
export interface CoursesSource {
  readonly __typename: "RegistrationCourses";
  readonly registration: RegistrationSource;
}

/** Courses registered or dropped. */
export interface CoursesChanged {
  readonly __typename: "CoursesRegistered";
  readonly message: string;
  /** Read before the change, which does not affect its dates and limits; undefined if it was not read. */
  readonly registration?: RegistrationSource;
}

/** Null while no semester runs. @throws PortalError */
export const readRegistration = async (
  college: CollegeCalls,
): Promise<RegistrationSource | null> => {
  try {
    const info = await college.read(registrationInfo, {});
    const semester = currentSemesterOf(info);
    return semester === null
      ? null
      : { info, query: { session: currentSessionOf(info), semester } };
  } catch (error) {
    if (isRefusal(error, 404)) return null;
    throw notLoaded(error, texts.registration.infoFailed);
  }
};

/**
 * The error of a part of course registration that is not shown, in the sentence of the specification (§8). An unpaid fee and a
 * refusal of the caller keep their own sentences.
 */
export const notLoaded = (error: unknown, message: string): unknown => {
  if (!(error instanceof CollegeFailure) || isCallerRefusal(error)) return error;
  return errorWithMessage(error, error.status === 402 ? unpaidMessage(error) : message);
};

/** The sentence of a 402 (specification §7). */
export const unpaidMessage = ({ refusal }: CollegeFailure): string =>
  refusal.message ?? texts.registration.unpaid;
