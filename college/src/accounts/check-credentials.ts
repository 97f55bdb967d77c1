import { and, eq } from "drizzle-orm";
import { foldPassword, tidyStaffPassword } from "../../../contract/accounts/password.ts";
import type { College } from "../context.ts";
import type { Transaction } from "../db/database.ts";
import { account } from "../db/schema/accounts.ts";
import type { Refusal } from "../http/refusal.ts";
import { verifyPassword } from "./password-hash.ts";

type AccountRow = typeof account.$inferSelect;

interface Attempted {
  readonly kind: "student" | "applicant" | "staff";
  /** In its one form. */
  readonly login: string;
  readonly password: string;
  readonly address: string;
}

interface Then<T> {
  readonly wrongCredentials: () => Refusal;
  /**
   * What else must hold of somebody with a right password, asked before their row is locked: refuses by throwing. `forgive`
   * takes back what was tried so far.
   */
  readonly prepare?: (
    owner: Pick<AccountRow, "id" | "passwordHash">,
    forgive: () => Promise<void>,
  ) => Promise<void>;
  /** What a right password leads to, with the account's row locked: refuses by throwing. */
  readonly signIn: (tx: Transaction, owner: AccountRow) => Promise<T>;
}

/**
 * Checks a login and a password, and goes on to sign in when they belong together; case of the password counts for staff
 * alone. An unknown login takes as long as a wrong password.
 * @throws `wrongCredentials`, or 429 after too many tries.
 */
export const checkCredentials = async <T>(
  college: College,
  { kind, login, password, address }: Attempted,
  { wrongCredentials, prepare, signIn }: Then<T>,
): Promise<T> => {
  await college.attempts.count("sign-in", address, attemptedAccount(kind, login));
  const [found] = await college.db
    .select({ id: account.id, passwordHash: account.passwordHash })
    .from(account)
    .where(and(eq(account.kind, kind), eq(account.login, login)));
  const given = kind === "staff" ? tidyStaffPassword(password) : foldPassword(password);
  if (!(await verifyPassword(found?.passwordHash, given)) || !found) throw wrongCredentials();
  const forgive = () => college.attempts.forgive("sign-in", address, attemptedAccount(kind, login));
  await prepare?.(found, forgive);
  const result = await college.db.transaction(async (tx) => {
    // Locked and read again: a password reset or a suspension while the hash was checked must not let this through.
    const [now] = await tx.select().from(account).where(eq(account.id, found.id)).for("update");
    if (now?.passwordHash !== found.passwordHash) throw wrongCredentials();
    return signIn(tx, now);
  });
  await forgive();
  return result;
};

/** The name under which tries of one login are counted. */
const attemptedAccount = (kind: Attempted["kind"], login: string): string =>
  kind === "student" ? login : `${kind} ${login}`;
