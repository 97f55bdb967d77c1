import type { CollegeCalls } from "../college/calls.ts";
import { isRefusal } from "../college/failure.ts";
import {
  fetchRegistrationInfo,
  type RegistrationInfo,
  type SemesterQuery,
} from "../college/registration.ts";
import { texts } from "../texts.ts";
import { currentSemesterOf, currentSessionOf } from "../viewer/calendar.ts";
import { notLoaded } from "./not-loaded.ts";

/** Course registration in the running semester; its courses are read when a field needs them. */
export interface RegistrationSource {
  readonly info: RegistrationInfo;
  /** How the college is asked for that semester. */
  readonly asked: SemesterQuery;
}

/** Null while no semester runs. @throws PortalError */
export const readRegistration = async (
  college: CollegeCalls,
): Promise<RegistrationSource | null> => {
  try {
    const info = await fetchRegistrationInfo(college);
    const semester = currentSemesterOf(info);
    return semester === null
      ? null
      : { info, asked: { session: currentSessionOf(info), semester } };
  } catch (error) {
    if (isRefusal(error, 404)) return null;
    throw notLoaded(error, texts.registration.infoFailed);
  }
};
