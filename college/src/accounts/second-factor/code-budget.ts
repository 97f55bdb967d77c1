import { createHash } from "node:crypto";
import type { College } from "../../context.ts";
import { Refusal } from "../../http/refusal.ts";
import { queueMail } from "../../mail/queue.ts";
import { codesGuessedMail } from "../../mail/staff-mails.ts";
import type { GivenFactor } from "./take-factor.ts";

interface Owner {
  readonly id: number;
  readonly passwordHash: string;
  readonly email: string;
  readonly firstName: string;
}

/**
 * Counts a try of a code before it is made.
 *
 * Tries of a password are counted by account and address, so that nobody locks a colleague out from elsewhere. That does not do for
 * six digits: who knows the password could guess them from many addresses. So codes are counted by account alone, wrong ones only,
 * twenty a day. It locks nobody out: only who has the right password gets here at all, the budget belongs to that
 * very password (a new one, set by link, starts anew), and a recovery code, which is too long to be guessed, is not
 * counted here and signs its owner in meanwhile. The owner is told by mail.
 * @throws 429 when the day's tries are used up
 */
export const countCode = async (
  college: College,
  owner: Owner,
  { recoveryCode }: GivenFactor,
): Promise<void> => {
  if (recoveryCode !== undefined) return;
  try {
    await college.attempts.countCode(budgetOf(owner));
  } catch (error) {
    if (error instanceof Refusal) await tell(college, owner);
    throw error;
  }
};

/** Takes a try back that was none: the code was right. */
export const returnCode = async (
  college: College,
  owner: Owner,
  { recoveryCode }: GivenFactor,
): Promise<void> => {
  if (recoveryCode === undefined) await college.attempts.returnCode(budgetOf(owner));
};

const budgetOf = ({ id, passwordHash }: Owner): string =>
  `${id} ${createHash("sha256").update(passwordHash).digest("base64url").slice(0, 16)}`;

const tell = async (college: College, { email, firstName }: Owner): Promise<void> => {
  if (!(await college.attempts.mayNotify(`staff ${email}`))) return;
  const mail = codesGuessedMail(college.identity, { firstName });
  await college.db.transaction((tx) => queueMail(college, tx, { to: email, ...mail }));
};
