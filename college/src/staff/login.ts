import type { BodyOf, ResponseOf } from "../../../contract/endpoint.ts";
import type { staffLogin } from "../../../contract/staff.ts";
import { checkCredentials } from "../auth/check-credentials.ts";
import { startSignIn } from "../auth/sign-ins.ts";
import type { College } from "../context.ts";
import { refuse } from "../http/refusal.ts";
import { texts } from "../texts.ts";
import { readOwnRecord } from "./own-record.ts";

/**
 * Signs somebody on the staff in by email, case ignored, and password, case told apart.
 * @throws 401 when they do not belong together; with the right password 403 when the account is suspended; 429 after
 * too many tries.
 */
export const signInStaff = async (
  college: College,
  { email, password }: BodyOf<typeof staffLogin>,
  address: string,
): Promise<ResponseOf<typeof staffLogin>> => {
  const attempted = {
    kind: "staff",
    login: email.trim().toLowerCase(),
    password,
    address,
  } as const;
  return checkCredentials(college, attempted, {
    wrongCredentials: () => refuse(401, texts.login.wrongCredentials.staff, "wrong_credentials"),
    signIn: async (tx, owner) => {
      if (owner.suspendedAt !== null) {
        throw refuse(403, texts.accountSuspended, "account_suspended");
      }
      const tokens = await startSignIn(college, tx, owner.id);
      return { staff: await readOwnRecord(tx, owner.id), ...tokens };
    },
  });
};
