import { type CollegeFailure, isRefusal } from "../college/failure.ts";
import { refusalBy } from "../graphql/or-refusal.ts";
import { inputRefusal, type RefusalCode, refusal } from "../graphql/refusal.ts";
import { texts } from "../texts.ts";

const codes: Readonly<Record<string, RefusalCode>> = {
  changedElsewhere: "CHANGED_ELSEWHERE",
  incomplete: "INCOMPLETE",
  previewOutdated: "PREVIEW_OUTDATED",
  wrongState: "WRONG_STATE",
};

/** Noes to who asks that a screen shows as any other: what they ask for is somebody else's to do. */
const callerCodes: Readonly<Record<string, RefusalCode>> = {
  notAssigned: "NOT_ASSIGNED",
  ownSheet: "OWN_SHEET",
};

const refused = (failure: CollegeFailure): ReturnType<typeof refusal> => {
  const { code, message = texts.staff.notAccepted } = failure.refusal;
  if (failure.status === 400) {
    return inputRefusal(failure, { reason: "reason", cells: "cells" }, texts.staff.notAccepted);
  }
  return refusal(codes[code ?? ""] ?? "REFUSED", message);
};

const orRefusal = refusalBy(refused);

/**
 * Changes a result sheet, and answers the college's no as a `Refusal`.
 * @throws what is no refusal of what is asked for; NOT_FOUND for a sheet that is none, or a colleague's
 */
export const orSheetRefusal = async <T>(
  change: () => Promise<T>,
): Promise<T | ReturnType<typeof refusal>> => {
  try {
    return await orRefusal(change);
  } catch (error) {
    if (!isRefusal(error, 403)) throw error;
    const code = callerCodes[error.refusal.code ?? ""];
    if (code === undefined) throw error;
    return refusal(code, error.refusal.message ?? texts.staff.notAccepted);
  }
};
