import { eq } from "drizzle-orm";
import type { College } from "../../context.ts";
import type { Transaction } from "../../db/database.ts";
import { staffMember } from "../../db/schema/staff.ts";
import { hashRecoveryCode } from "./recovery-codes.ts";
import { unseal } from "./seal.ts";
import { stepOfCode } from "./totp.ts";

/** What is given beside the password: one of the two. */
export interface GivenFactor {
  readonly code?: string | undefined;
  readonly recoveryCode?: string | undefined;
}

export const isFactorGiven = ({ code, recoveryCode }: GivenFactor): boolean =>
  code !== undefined || recoveryCode !== undefined;

type Member = typeof staffMember.$inferSelect;

/** The second factor's row of an account, locked: two uses of one code take turns. */
export const lockMember = async (
  tx: Transaction,
  accountId: number,
): Promise<Member | undefined> => {
  const [member] = await tx
    .select()
    .from(staffMember)
    .where(eq(staffMember.accountId, accountId))
    .for("update");
  return member;
};

/**
 * Uses up a code of the app or a recovery code of a locked member.
 * @returns false for a wrong one, and for one that was used before
 */
export const takeFactor = (
  college: College,
  tx: Transaction,
  member: Member,
  { code, recoveryCode }: GivenFactor,
): Promise<boolean> =>
  recoveryCode === undefined
    ? takeCode(college, tx, member, code ?? "")
    : takeRecoveryCode(college, tx, member, recoveryCode);

const takeCode = async (
  { config: { secret }, clock, log }: College,
  tx: Transaction,
  { id, accountId, totpSecret, totpLastStep }: Member,
  code: string,
): Promise<boolean> => {
  if (totpSecret === null) return false;
  const plain = unseal(secret, accountId, totpSecret);
  if (plain === undefined) {
    log.error({ accountId }, "a second factor was sealed under another COLLEGE_SECRET");
    return false;
  }
  const step = stepOfCode(plain, code, clock());
  if (step === undefined || (totpLastStep !== null && step <= totpLastStep)) return false;
  await tx.update(staffMember).set({ totpLastStep: step }).where(eq(staffMember.id, id));
  return true;
};

const takeRecoveryCode = async (
  { config: { secret } }: College,
  tx: Transaction,
  { id, accountId, recoveryCodes }: Member,
  typed: string,
): Promise<boolean> => {
  const hash = hashRecoveryCode(secret, accountId, typed);
  if (!recoveryCodes.includes(hash)) return false;
  await tx
    .update(staffMember)
    .set({ recoveryCodes: recoveryCodes.filter((kept) => kept !== hash) })
    .where(eq(staffMember.id, id));
  return true;
};
