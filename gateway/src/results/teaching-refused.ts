import type { CollegeFailure } from "../college/failure.ts";
import { refusalBy } from "../graphql/or-refusal.ts";
import { inputRefusal, type RefusalCode, refusal } from "../graphql/refusal.ts";
import { texts } from "../texts.ts";

const codes: Readonly<Record<string, RefusalCode>> = {
  changed_elsewhere: "CHANGED_ELSEWHERE",
  preview_outdated: "PREVIEW_OUTDATED",
  past_session: "PAST_SESSION",
  not_open: "NOT_OPEN",
  is_present: "IS_PRESENT",
};

/** How the college's fields are named in the inputs. */
const fields: Readonly<Record<string, string>> = {
  ids: "ids",
  lecturer_id: "lecturerId",
  reason: "reason",
  marks: "marks",
};

const refused = (failure: CollegeFailure): ReturnType<typeof refusal> => {
  const { code, message = texts.staff.notAccepted } = failure.refusal;
  if (failure.status === 400) return inputRefusal(failure, fields, texts.staff.notAccepted);
  return refusal(codes[code ?? ""] ?? "REFUSED", message);
};

/**
 * Runs an assignment of courses or a change of attendance, and answers the college's no as a `Refusal`.
 * @throws what is no refusal of what is asked for; NOT_FOUND for a record that is none
 */
export const orTeachingRefusal = refusalBy(refused);
