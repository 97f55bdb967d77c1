import { and, eq, gt, isNull, sql } from "drizzle-orm";
import { foldPassword } from "../../../contract/accounts/password.ts";
import type { College } from "../context.ts";
import type { Transaction } from "../db/database.ts";
import { passwordReset } from "../db/schema/accounts.ts";
import { type Refusal, refuseFields } from "../http/refusal.ts";
import { texts } from "../texts.ts";
import { normaliseEmail } from "./email.ts";
import { hashPassword } from "./password-hash.ts";
import { findHolder, type HolderKind } from "./password-holder.ts";
import { isResetCode } from "./reset-code.ts";
import { setPassword } from "./set-password.ts";

interface Confirmation {
  readonly email: string;
  readonly otp: string;
  readonly newPassword: string;
}

/**
 * Sets a new password with an emailed code and ends all the account's sign-ins. A wrong code costs one of its
 * five tries; a right one with a password that will not do costs none.
 * @throws 400 `{otp}` for a code that is wrong, used, expired or dead, and alike for an email nobody has;
 * 400 `{new_password}`; 429 after too many tries.
 */
export const confirmPasswordReset = async (
  college: College,
  kind: HolderKind,
  { email: typed, otp, newPassword }: Confirmation,
  address: string,
): Promise<{ message: string }> => {
  const email = normaliseEmail(typed);
  if (email === undefined) throw refuseFields({ email: [texts.field.notEmail] });
  await college.attempts.count("reset-confirm", address, `${kind} ${email}`);
  // Hashed before anything is looked up: it takes longest, and would tell who has an account.
  const passwordHash = await hashPassword(foldPassword(newPassword));
  const refusal = await college.db.transaction((tx) =>
    confirm(college, tx, { kind, email, otp, newPassword, passwordHash }),
  );
  if (refusal !== undefined) throw refusal;
  await college.attempts.forgive("reset-confirm", address, `${kind} ${email}`);
  return { message: texts.password.resetDone };
};

interface Checked {
  readonly kind: HolderKind;
  readonly email: string;
  readonly otp: string;
  readonly newPassword: string;
  readonly passwordHash: string;
}

/** The refusal is returned rather than thrown, so that the try it cost is committed. */
const confirm = async (
  college: College,
  tx: Transaction,
  { kind, email, otp, newPassword, passwordHash }: Checked,
): Promise<Refusal | undefined> => {
  const owner = await findHolder(tx, kind, email);
  const wrongCode = refuseFields({ otp: [texts.password.wrongCode] });
  if (owner === undefined) return wrongCode;
  const open = await findOpenCode(college, tx, owner.id);
  if (open === undefined) return wrongCode;
  if (!isResetCode(college.config.secret, owner.id, otp, open.codeHash)) {
    await spendTry(tx, open.id);
    return wrongCode;
  }
  const problem = owner.problemWith(newPassword);
  if (problem !== undefined) return refuseFields({ newPassword: [problem] });
  await setPassword(college, tx, owner, passwordHash);
  return undefined;
};

const findOpenCode = async (college: College, tx: Transaction, accountId: number) => {
  const [open] = await tx
    .select()
    .from(passwordReset)
    .where(
      and(
        eq(passwordReset.accountId, accountId),
        isNull(passwordReset.usedAt),
        gt(passwordReset.triesLeft, 0),
        gt(passwordReset.expiresAt, college.clock()),
      ),
    );
  return open;
};

const spendTry = async (tx: Transaction, id: number): Promise<void> => {
  await tx
    .update(passwordReset)
    .set({ triesLeft: sql`${passwordReset.triesLeft} - 1` })
    .where(eq(passwordReset.id, id));
};
