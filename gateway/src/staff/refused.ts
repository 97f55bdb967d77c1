import type { CollegeFailure } from "../college/failure.ts";
import type { ResolversTypes } from "../generated/resolvers.ts";
import { refusalBy } from "../graphql/or-refusal.ts";
import { inputRefusal, type RefusalCode, refusal } from "../graphql/refusal.ts";
import { texts } from "../texts.ts";

type RefusalResult = ReturnType<typeof refusal>;

const codes: Readonly<Record<string, RefusalCode>> = {
  changedElsewhere: "CHANGED_ELSEWHERE",
  ownAccount: "OWN_ACCOUNT",
  lastSuperAdmin: "LAST_SUPER_ADMIN",
  emailInUse: "EMAIL_IN_USE",
  alreadyInvited: "ALREADY_INVITED",
  notOpen: "NOT_OPEN",
  alreadyOn: "ALREADY_ON",
  notOn: "NOT_ON",
  suspended: "ACCOUNT_SUSPENDED",
  linkUnknown: "LINK_UNKNOWN",
  linkUsed: "LINK_USED",
  linkExpired: "LINK_EXPIRED",
};

/** How the college's fields are named in the inputs. */
const fields = {
  currentPassword: "currentPassword",
  newPassword: "newPassword",
  firstName: "firstName",
  recoveryCode: "recoveryCode",
  password: "password",
  code: "code",
  email: "email",
  surname: "surname",
  role: "role",
  reason: "reason",
};

const refusedChange = (failure: CollegeFailure): RefusalResult => {
  if (failure.status === 400) return inputRefusal(failure, fields, texts.staff.notAccepted);
  const { code, message } = failure.refusal;
  return refusal(codes[code ?? ""] ?? "REFUSED", message ?? texts.staff.notAccepted);
};

/**
 * Runs a change of accounts, and answers the college's no as a `Refusal`.
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
