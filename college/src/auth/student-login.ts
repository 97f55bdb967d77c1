import { and, eq } from "drizzle-orm";
import type { ResponseOf } from "../../../contract/endpoint.ts";
import { foldPassword } from "../../../contract/password.ts";
import type { studentLogin } from "../../../contract/student.ts";
import type { College } from "../context.ts";
import { account } from "../db/schema/accounts.ts";
import { refuse } from "../http/refusal.ts";
import { readStudentOfAccount } from "../student/record.ts";
import { texts } from "../texts.ts";
import { normaliseMatricNumber } from "./matric-number.ts";
import { verifyPassword } from "./password-hash.ts";
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
  await college.attempts.count("sign-in", address, login);
  const found = await findAccount(college, login);
  if (!(await verifyPassword(found?.passwordHash, foldPassword(password))) || !found) {
    throw wrongCredentials();
  }
  const data = await college.db.transaction(async (tx) => {
    // Locked and read again: a password reset or a suspension while the hash was checked must not let this through.
    const [now] = await tx.select().from(account).where(eq(account.id, found.id)).for("update");
    if (now?.passwordHash !== found.passwordHash) throw wrongCredentials();
    if (now.suspendedAt !== null) throw refuse(403, texts.accountSuspended, "account_suspended");
    const tokens = await startSignIn(college, tx, now.id);
    return { student: await readStudentOfAccount(tx, now.id), ...tokens };
  });
  await college.attempts.forgive("sign-in", address, login);
  return [{ success: true, message: texts.login.success, data }];
};

const findAccount = async ({ db }: College, login: string) => {
  const [row] = await db
    .select({ id: account.id, passwordHash: account.passwordHash })
    .from(account)
    .where(and(eq(account.kind, "student"), eq(account.login, login)));
  return row;
};

const wrongCredentials = () => refuse(401, texts.login.wrongCredentials, "wrong_credentials");
