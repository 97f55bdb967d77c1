import { eq } from "drizzle-orm";
import type { staffLogin } from "../../../contract/accounts/staff-account.ts";
import type { BodyOf, ResponseOf } from "../../../contract/endpoint.ts";
import type { College } from "../context.ts";
import type { Database, Transaction } from "../db/database.ts";
import { account } from "../db/schema/accounts.ts";
import { staffMember } from "../db/schema/staff.ts";
import { refuse } from "../http/refusal.ts";
import { texts } from "../texts.ts";
import { checkCredentials } from "./check-credentials.ts";
import { readOwnRecord } from "./own-staff-record.ts";
import { countCode, returnCode } from "./second-factor/code-budget.ts";
import {
  type GivenFactor,
  isFactorGiven,
  lockMember,
  takeFactor,
} from "./second-factor/take-factor.ts";
import { startSignIn } from "./sign-ins.ts";

/**
 * Signs somebody on the staff in by email, case ignored, and password, case told apart; with a code of the second factor where
 * one is on.
 * @throws 401 when they do not belong together, when a code is needed and when it is wrong; with the right password 403 when the
 * account is suspended; 429 after too many tries.
 */
export const signInStaff = async (
  college: College,
  { email, password, ...given }: BodyOf<typeof staffLogin>,
  address: string,
): Promise<ResponseOf<typeof staffLogin>> => {
  const login = email.trim().toLowerCase();
  const attempted = { kind: "staff", login, password, address } as const;
  let owner: FactorOwner | undefined;
  const answer = await checkCredentials(college, attempted, {
    wrongCredentials: () => refuse(401, texts.login.wrongCredentials.staff, "wrong_credentials"),
    prepare: async ({ id, passwordHash }, forgive) => {
      owner = await findFactorOwner(college.db, id, passwordHash);
      if (owner === undefined) return;
      if (!isFactorGiven(given)) {
        await forgive();
        throw factorRequired();
      }
      await countCode(college, owner, given);
    },
    signIn: async (tx, { id, suspendedAt }) => {
      if (suspendedAt !== null) throw refuse(403, texts.accountSuspended, "account_suspended");
      await passFactor(college, tx, id, given);
      const tokens = await startSignIn(college, tx, id);
      return { staff: await readOwnRecord(tx, id), ...tokens };
    },
  });
  if (owner !== undefined) await returnCode(college, owner, given);
  return answer;
};

const passFactor = async (
  college: College,
  tx: Transaction,
  accountId: number,
  given: GivenFactor,
): Promise<void> => {
  const member = await lockMember(tx, accountId);
  if (member === undefined || member.totpConfirmedAt === null) return;
  if (!isFactorGiven(given)) throw factorRequired();
  if (!(await takeFactor(college, tx, member, given))) {
    throw refuse(401, texts.staff.wrongCode, "wrong_code");
  }
};

const factorRequired = () =>
  refuse(401, texts.staff.secondFactorRequired, "second_factor_required");

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
