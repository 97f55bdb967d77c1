import type { applicantLogin } from "../../../contract/admissions/applicant.ts";
import type { BodyOf, ResponseOf } from "../../../contract/endpoint.ts";
import { readApplicantUser } from "../admissions/applicant-user.ts";
import { normaliseApplicationNumber } from "../admissions/sign-up/application-number.ts";
import type { College } from "../context.ts";
import { Refusal } from "../http/refusal.ts";
import { texts } from "../texts.ts";
import { checkCredentials } from "./check-credentials.ts";
import { startSignIn } from "./sign-ins.ts";

/**
 * Signs an applicant in by application number and password, case of either ignored.
 * @throws 401 when they do not belong together; with the right password 403 when the account is suspended
 * (`account_suspended`) or its email not verified (`email_not_verified`); 429 after too many tries.
 */
export const signInApplicant = async (
  college: College,
  { username, password }: BodyOf<typeof applicantLogin>,
  address: string,
): Promise<ResponseOf<typeof applicantLogin>> => {
  const login = normaliseApplicationNumber(username);
  const attempted = { kind: "applicant", login, password, address } as const;
  return checkCredentials(college, attempted, {
    wrongCredentials: () =>
      refuseLogin(401, texts.login.wrongCredentials.applicant, "wrong_credentials"),
    signIn: async (tx, owner) => {
      if (owner.suspendedAt !== null) {
        throw refuseLogin(403, texts.accountSuspended, "account_suspended");
      }
      const user = await readApplicantUser(tx, owner.id);
      if (user.verify !== true)
        throw refuseLogin(403, texts.intake.notVerified, "email_not_verified");
      return { user, ...(await startSignIn(college, tx, owner.id)) };
    },
  });
};

/** The one endpoint whose refusals the specification shows as `message`; `detail` says it as everywhere else. */
const refuseLogin = (status: number, message: string, code: string): Refusal =>
  new Refusal(status, { message, detail: message, code });
