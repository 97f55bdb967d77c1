import { and, eq } from "drizzle-orm";
import { foldPassword, tidyStaffPassword } from "../../../contract/accounts/password.ts";
import type { applicantLogin, studentLogin } from "../../../contract/accounts/sign-in.ts";
import type { staffLogin } from "../../../contract/accounts/staff-account.ts";
import type { BodyOf, ResponseOf } from "../../../contract/endpoint.ts";
import { readApplicantUser } from "../admissions/applicant-user.ts";
import { normaliseApplicationNumber } from "../admissions/sign-up/application-number.ts";
import type { College } from "../context.ts";
import type { Database, Transaction } from "../db/database.ts";
import { account } from "../db/schema/accounts.ts";
import { staffMember } from "../db/schema/staff.ts";
import { Refusal, refuse } from "../http/refusal.ts";
import { readStudentOfAccount } from "../students/student-record.ts";
import type { Forgive } from "./attempts.ts";
import { normaliseMatricNumber } from "./identifiers.ts";
import { readOwnRecord } from "./own-staff-record.ts";
import { verifyPassword } from "./password-hash.ts";
import {
  countCode,
  type FactorInput,
  isFactorGiven,
  lockMember,
  returnCode,
  takeFactor,
} from "./second-factor/check.ts";
import { startSignIn } from "./sign-ins.ts";
import { accountTexts } from "./texts.ts";

type AccountRow = typeof account.$inferSelect;

interface Attempt {
  readonly kind: "student" | "applicant" | "staff";
  /** Normalised. */
  readonly login: string;
  readonly password: string;
  readonly address: string;
}

interface SignInSteps<T> {
  readonly wrongCredentials: () => Refusal;
  /**
   * Further checks after a right password, before the row is locked. Throws to refuse. `forgive` takes back the counted try.
   */
  readonly prepare?: (
    owner: Pick<AccountRow, "id" | "passwordHash">,
    forgive: Forgive,
  ) => Promise<void>;
  /** Completes the sign-in with the account's row locked. Throws to refuse. */
  readonly signIn: (tx: Transaction, owner: AccountRow) => Promise<T>;
}

/**
 * Checks a login and a password, and signs in when they match. Only staff passwords are case-sensitive. An unknown
 * login takes as long as a wrong password.
 * @throws `wrongCredentials`, or 429 after too many tries.
 */
const checkCredentials = async <T>(
  college: College,
  { kind, login, password, address }: Attempt,
  { wrongCredentials, prepare, signIn }: SignInSteps<T>,
): Promise<T> => {
  const forgive = await college.attempts.count("sign-in", address, attemptedAccount(kind, login));
  const [found] = await college.db
    .select({ id: account.id, passwordHash: account.passwordHash })
    .from(account)
    .where(and(eq(account.kind, kind), eq(account.login, login)));
  const normalisedPassword =
    kind === "staff" ? tidyStaffPassword(password) : foldPassword(password);
  if (!(await verifyPassword(found?.passwordHash, normalisedPassword)) || !found)
    throw wrongCredentials();
  await prepare?.(found, forgive);
  const result = await college.db.transaction(async (tx) => {
    // Locked and read again: a password reset or a suspension during the hash check must stop this sign-in.
    const [now] = await tx.select().from(account).where(eq(account.id, found.id)).for("update");
    if (now?.passwordHash !== found.passwordHash) throw wrongCredentials();
    return signIn(tx, now);
  });
  await forgive();
  return result;
};

/** The name under which tries of one login are counted. */
const attemptedAccount = (kind: Attempt["kind"], login: string): string =>
  kind === "student" ? login : `${kind} ${login}`;

/**
 * Signs a student in by matric number and password, ignoring the case of both.
 * @throws 401 when they do not match, 403 when the account is suspended, 429 after too many tries.
 */
export const signInStudent = async (
  college: College,
  { username, password }: BodyOf<typeof studentLogin>,
  address: string,
): Promise<ResponseOf<typeof studentLogin>> => {
  const login = normaliseMatricNumber(username);
  const attempted = { kind: "student", login, password, address } as const;
  const data = await checkCredentials(college, attempted, {
    wrongCredentials: () =>
      refuse(401, accountTexts.login.wrongCredentials.student, "wrong_credentials"),
    signIn: async (tx, owner) => {
      if (owner.suspendedAt !== null)
        throw refuse(403, accountTexts.accountSuspended, "account_suspended");
      const tokens = await startSignIn(college, tx, owner.id);
      return { student: await readStudentOfAccount(tx, owner.id), ...tokens };
    },
  });
  return [{ success: true, message: accountTexts.login.success, data }];
};

/**
 * Signs an applicant in by application number and password, ignoring the case of both.
 * @throws 401 when they do not match; with the right password 403 when the account is suspended
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
      refuseLogin(401, accountTexts.login.wrongCredentials.applicant, "wrong_credentials"),
    signIn: async (tx, owner) => {
      if (owner.suspendedAt !== null) {
        throw refuseLogin(403, accountTexts.accountSuspended, "account_suspended");
      }
      const user = await readApplicantUser(tx, owner.id);
      if (user.verify !== true)
        throw refuseLogin(403, accountTexts.emailNotVerified, "email_not_verified");
      return { user, ...(await startSignIn(college, tx, owner.id)) };
    },
  });
};

/** The specification shows this endpoint's refusals as `message`; `detail` repeats the text as on every other endpoint. */
const refuseLogin = (status: number, message: string, code: string): Refusal =>
  new Refusal(status, { message, detail: message, code });

/**
 * Signs in a staff member by email (case-insensitive), password (case-sensitive) and, if the second factor is on, a code.
 * @throws 401 when they do not match, when a code is needed and when it is wrong; with the right password 403 when the
 * account is suspended; 429 after too many tries.
 */
export const signInStaff = async (
  college: College,
  { email, password, ...factor }: BodyOf<typeof staffLogin>,
  address: string,
): Promise<ResponseOf<typeof staffLogin>> => {
  const login = email.trim().toLowerCase();
  const attempted = { kind: "staff", login, password, address } as const;
  let owner: FactorOwner | undefined;
  const answer = await checkCredentials(college, attempted, {
    wrongCredentials: () =>
      refuse(401, accountTexts.login.wrongCredentials.staff, "wrong_credentials"),
    prepare: async ({ id, passwordHash }, forgive) => {
      owner = await findFactorOwner(college.db, id, passwordHash);
      if (owner === undefined) return;
      if (!isFactorGiven(factor)) {
        await forgive();
        throw factorRequired();
      }
      await countCode(college, owner, factor);
    },
    signIn: async (tx, { id, suspendedAt }) => {
      if (suspendedAt !== null)
        throw refuse(403, accountTexts.accountSuspended, "account_suspended");
      await passFactor(college, tx, id, factor);
      const tokens = await startSignIn(college, tx, id);
      return { staff: await readOwnRecord(tx, id), ...tokens };
    },
  });
  if (owner !== undefined) await returnCode(college, owner, factor);
  return answer;
};

const passFactor = async (
  college: College,
  tx: Transaction,
  accountId: number,
  factor: FactorInput,
): Promise<void> => {
  const member = await lockMember(tx, accountId);
  if (member === undefined || member.totpConfirmedAt === null) return;
  if (!isFactorGiven(factor)) throw factorRequired();
  if (!(await takeFactor(college, tx, member, factor))) {
    throw refuse(401, accountTexts.secondFactor.wrongCode, "wrong_code");
  }
};

const factorRequired = () =>
  refuse(401, accountTexts.secondFactor.required, "second_factor_required");

type FactorOwner = NonNullable<Awaited<ReturnType<typeof findFactorOwner>>>;

/** Undefined where no second factor is on. */
const findFactorOwner = async (db: Database, accountId: number, passwordHash: string) => {
  const [row] = await db
    .select({
      email: account.email,
      firstName: staffMember.firstName,
      totpConfirmedAt: staffMember.totpConfirmedAt,
    })
    .from(staffMember)
    .innerJoin(account, eq(account.id, staffMember.accountId))
    .where(eq(staffMember.accountId, accountId));
  if (row === undefined || row.totpConfirmedAt === null) return undefined;
  return { id: accountId, passwordHash, email: row.email, firstName: row.firstName };
};
