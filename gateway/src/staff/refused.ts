import type { CollegeFailure } from "../college/failure.ts";
import type { ResolversTypes } from "../generated/resolvers.ts";
import { refusalBy } from "../graphql/or-refusal.ts";
import { inputRefusal, type RefusalCode, refusal } from "../graphql/refusal.ts";
import { texts } from "../texts.ts";

type RefusalResult = ReturnType<typeof refusal>;

const codes: Readonly<Record<string, RefusalCode>> = {
  changed_elsewhere: "CHANGED_ELSEWHERE",
  own_account: "OWN_ACCOUNT",
  last_super_admin: "LAST_SUPER_ADMIN",
  email_in_use: "EMAIL_IN_USE",
  already_invited: "ALREADY_INVITED",
  not_open: "NOT_OPEN",
  already_on: "ALREADY_ON",
  not_on: "NOT_ON",
  suspended: "ACCOUNT_SUSPENDED",
  link_unknown: "LINK_UNKNOWN",
  link_used: "LINK_USED",
  link_expired: "LINK_EXPIRED",
};

/** How the college's fields are named in the inputs. */
const fields = {
  current_password: "currentPassword",
  new_password: "newPassword",
  first_name: "firstName",
  recovery_code: "recoveryCode",
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
