import type { ValueOf } from "../../../contract/endpoint.ts";
import type { RegistrationRefused } from "../../../contract/registration/registration.ts";
import type { SelectionProblem } from "../../../rules/registration/selection-problem.ts";
import { Refusal } from "../http/refusal.ts";
import { type StudentStanding, standingObstacle } from "../students/standing.ts";

type Refused = ValueOf<typeof RegistrationRefused>;

/** 400 as §7 has it for course registration: `{error, code, course_ids?, carryover_course_ids?}`. */
export const refuseRegistration = (
  code: string,
  error: string,
  ids: Pick<Refused, "courseIds" | "carryoverCourseIds"> = {},
): Refusal => {
  const body: Refused = { error, code, ...ids };
  return new Refusal(400, body);
};

/** What the rules of a selection say, as a refusal. */
export const refuseSelection = ({ code, message, courseIds }: SelectionProblem): Refusal => {
  const ids = [...courseIds];
  if (code === "carryover_required") {
    return refuseRegistration(code, message, { carryoverCourseIds: ids });
  }
  return refuseRegistration(code, message, ids.length > 0 ? { courseIds: ids } : {});
};

/** @throws 400 `not_active` for who is deferred, has withdrawn or graduated. */
export const requireActive = (standing: StudentStanding): void => {
  const obstacle = standingObstacle(standing, "register");
  if (obstacle !== undefined) throw refuseRegistration("not_active", obstacle);
};
