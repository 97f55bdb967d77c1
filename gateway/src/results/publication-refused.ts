import { type CollegeFailure, isRefusal } from "../college/failure.ts";
import { refusalBy } from "../graphql/or-refusal.ts";
import { inputRefusal, type RefusalCode, refusal } from "../graphql/refusal.ts";
import { texts } from "../texts.ts";

const codes: Readonly<Record<string, RefusalCode>> = {
  changedElsewhere: "CHANGED_ELSEWHERE",
  previewOutdated: "PREVIEW_OUTDATED",
};

/** How the college's fields are named in the inputs. */
const fields: Readonly<Record<string, string>> = {
  reason: "reason",
  changes: "changes",
  courseIds: "courseIds",
  semesterId: "semesterId",
};

const refused = (failure: CollegeFailure): ReturnType<typeof refusal> => {
  const { code, message = texts.staff.notAccepted } = failure.refusal;
  if (failure.status === 400) return inputRefusal(failure, fields, texts.staff.notAccepted);
  return refusal(codes[code ?? ""] ?? "REFUSED", message);
};

const orRefusal = refusalBy(refused);

/**
 * Runs a publication or an amendment, and answers the college's no as a `Refusal`: that the sheet is the caller's own, too,
 * though it is a no to who asks.
 */
export const orPublicationRefusal = async <T>(
  change: () => Promise<T>,
): Promise<T | ReturnType<typeof refusal>> => {
  try {
    return await orRefusal(change);
  } catch (error) {
    if (!isRefusal(error, 403) || error.refusal.code !== "own_sheet") throw error;
    return refusal("OWN_SHEET", error.refusal.message ?? texts.staff.notAccepted);
  }
};
