import type { ResponseOf } from "../../../contract/endpoint.ts";
import type { studentLogin } from "../../../contract/students/student.ts";
import type { College } from "../context.ts";
import { refuse } from "../http/refusal.ts";
import { readStudentOfAccount } from "../students/student-record.ts";
import { texts } from "../texts.ts";
import { checkCredentials } from "./check-credentials.ts";
import { normaliseMatricNumber } from "./matric-number.ts";
import { startSignIn } from "./sign-ins.ts";

interface Credentials {
  readonly username: string;
  readonly password: string;
}

/**
 * Signs a student in by matric number and password, case of either ignored.
 * @throws 401 when they do not belong together, 403 when the account is suspended, 429 after too many tries.
 */
export const signInStudent = async (
  college: College,
  { username, password }: Credentials,
  address: string,
): Promise<ResponseOf<typeof studentLogin>> => {
  const login = normaliseMatricNumber(username);
  const attempted = { kind: "student", login, password, address } as const;
  const data = await checkCredentials(college, attempted, {
    wrongCredentials: () => refuse(401, texts.login.wrongCredentials.student, "wrong_credentials"),
    signIn: async (tx, owner) => {
      if (owner.suspendedAt !== null)
        throw refuse(403, texts.accountSuspended, "account_suspended");
      const tokens = await startSignIn(college, tx, owner.id);
      return { student: await readStudentOfAccount(tx, owner.id), ...tokens };
    },
  });
  return [{ success: true, message: texts.login.success, data }];
};
