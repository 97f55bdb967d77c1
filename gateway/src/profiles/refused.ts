import { type CollegeFailure, isRefusal } from "../college/failure.ts";
import type { ResolversTypes } from "../generated/resolvers.ts";
import { refusalBy } from "../graphql/or-refusal.ts";
import { inputRefusal, type RefusalCode, refusal } from "../graphql/refusal.ts";
import { texts } from "../texts.ts";
import { inputNames } from "./correction-fields.ts";

type RefusalResult = ReturnType<typeof refusal>;

const codes: Readonly<Record<string, RefusalCode>> = {
  changedElsewhere: "CHANGED_ELSEWHERE",
  previewOutdated: "PREVIEW_OUTDATED",
  suspended: "ACCOUNT_SUSPENDED",
  accountSuspended: "ACCOUNT_SUSPENDED",
  linkUnknown: "LINK_UNKNOWN",
  linkUsed: "LINK_USED",
  linkExpired: "LINK_EXPIRED",
};

/** How the college's fields are named in the inputs. */
const fields: Readonly<Record<string, string>> = {
  ...inputNames,
  reason: "reason",
  explanation: "explanation",
  evidence: "evidence",
  changes: "changes",
  session: "session",
  ids: "ids",
  finalLevel: "finalLevel",
  newPassword: "newPassword",
};

const refusedChange = (failure: CollegeFailure): RefusalResult => {
  const { status } = failure;
  const { code, message } = failure.refusal;
  if (status === 400) return inputRefusal(failure, fields, texts.staff.notAccepted);
  if (status === 413) {
    const { fields: told, message: said } = inputRefusal(failure, fields, texts.staff.notAccepted);
    return refusal("FILE_TOO_LARGE", said, told);
  }
  if (status === 507) return refusal("STORAGE_FULL", message ?? texts.staff.notAccepted);
  return refusal(codes[code ?? ""] ?? "REFUSED", message ?? texts.staff.notAccepted);
};

/**
 * Runs a change, and answers the college's no as a `Refusal`.
 * @throws what is no refusal of what is asked for; NOT_FOUND for a record that is none
 */
export const orRefusal = refusalBy(refusedChange);

/** The same for a change whose answer is a sentence. */
export const acknowledged = (
  change: () => Promise<{ readonly message?: string | undefined }>,
): Promise<Awaited<ResolversTypes["AcknowledgementResult"]>> =>
  orRefusal(async () => {
    const { message } = await change();
    return { __typename: "Acknowledgement", message: message ?? texts.staff.done };
  });

/** A record, or null where the college has none. */
export const orNull = async <T>(reading: () => Promise<T>): Promise<T | null> => {
  try {
    return await reading();
  } catch (error) {
    if (isRefusal(error, 404)) return null;
    throw error;
  }
};
