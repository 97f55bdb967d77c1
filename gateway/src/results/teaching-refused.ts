import type { CollegeFailure } from "../college/failure.ts";
import { refusalBy } from "../graphql/or-refusal.ts";
import { inputRefusal, type RefusalCode, refusal } from "../graphql/refusal.ts";
import { texts } from "../texts.ts";

const codes: Readonly<Record<string, RefusalCode>> = {
  changedElsewhere: "CHANGED_ELSEWHERE",
  previewOutdated: "PREVIEW_OUTDATED",
  pastSession: "PAST_SESSION",
  notOpen: "NOT_OPEN",
  isPresent: "IS_PRESENT",
};

/** How the college's fields are named in the inputs. */
const fields: Readonly<Record<string, string>> = {
  ids: "ids",
  lecturerId: "lecturerId",
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
