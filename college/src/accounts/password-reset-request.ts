import { setTimeout as delay } from "node:timers/promises";
import { and, count, eq, gt, isNull } from "drizzle-orm";
import type { College } from "../context.ts";
import type { Transaction } from "../db/database.ts";
import { passwordReset } from "../db/schema/accounts.ts";
import { refuseFields } from "../http/refusal.ts";
import { passwordCodeMail } from "../mail/account-mails.ts";
import { queueMail } from "../mail/queue.ts";
import { texts } from "../texts.ts";
import { normaliseEmail } from "./email.ts";
import { findHolder, type HolderKind } from "./password-holder.ts";
import { hashResetCode, makeResetCode } from "./reset-code.ts";

const codeMinutes = 10;
const triesPerCode = 5;
/** Of one account, wherever they are asked from: no mailbox is flooded, and codes cannot be guessed by asking for many. */
const codesPerHour = 5;
/** Longer than making a code and queueing its mail takes, so that the time of the answer does not tell whether it was done. */
const answerAfterMilliseconds = 250;

/**
 * Emails a one-time code to the person of this kind with this address; for an address nobody has, the answer and its time
 * are the same. A new code ends the older ones.
 * @throws 400 when it is no email address, 429 after too many requests.
 */
export const requestPasswordReset = async (
  college: College,
  kind: HolderKind,
  { email: typed }: { readonly email: string },
  address: string,
): Promise<{ message: string }> => {
  const email = normaliseEmail(typed);
  if (email === undefined) throw refuseFields({ email: [texts.field.notEmail] });
  await college.attempts.count("reset-request", address, `${kind} ${email}`);
  await Promise.all([
    college.db.transaction((tx) => sendCode(college, tx, kind, email)),
    delay(answerAfterMilliseconds),
  ]);
  return { message: texts.password.resetRequested(kind) };
};

const sendCode = async (
  college: College,
  tx: Transaction,
  kind: HolderKind,
  email: string,
): Promise<void> => {
  const owner = await findHolder(tx, kind, email);
  if (owner === undefined) return;
  const now = college.clock();
  if ((await codesSince(tx, owner.id, minutesAfter(now, -60))) >= codesPerHour) return;
  await endCodes(tx, owner.id, now);
  const code = makeResetCode();
  await tx.insert(passwordReset).values({
    accountId: owner.id,
    codeHash: hashResetCode(college.config.secret, owner.id, code),
    triesLeft: triesPerCode,
    createdAt: now,
    expiresAt: minutesAfter(now, codeMinutes),
  });
  const mail = passwordCodeMail(college.identity, {
    firstName: owner.firstName,
    code,
    minutes: codeMinutes,
  });
  await queueMail(college, tx, { to: email, ...mail });
};

const codesSince = async (tx: Transaction, accountId: number, since: Date): Promise<number> => {
  const [row] = await tx
    .select({ codes: count() })
    .from(passwordReset)
    .where(and(eq(passwordReset.accountId, accountId), gt(passwordReset.createdAt, since)));
  return row?.codes ?? 0;
};

/** Marks every open code of an account as used. */
export const endCodes = async (tx: Transaction, accountId: number, now: Date): Promise<void> => {
  await tx
    .update(passwordReset)
    .set({ usedAt: now })
    .where(and(eq(passwordReset.accountId, accountId), isNull(passwordReset.usedAt)));
};

const minutesAfter = (time: Date, minutes: number): Date =>
  new Date(time.getTime() + minutes * 60_000);
