import { createHmac, randomInt, timingSafeEqual } from "node:crypto";
import { setTimeout as delay } from "node:timers/promises";
import { and, count, eq, gt, isNull, sql } from "drizzle-orm";
import { foldPassword } from "../../../contract/accounts/password.ts";
import { passwordProblem } from "../../../rules/accounts/password.ts";
import type { College } from "../context.ts";
import type { Transaction } from "../db/database.ts";
import { account, passwordReset } from "../db/schema/accounts.ts";
import { applicant } from "../db/schema/admissions.ts";
import { student } from "../db/schema/students.ts";
import { type Refusal, refuseFields } from "../http/refusal.ts";
import { passwordCodeMail } from "../mail/account-mails.ts";
import { queueMail } from "../mail/queue.ts";
import { texts } from "../texts.ts";
import { normaliseEmail } from "./identifiers.ts";
import { hashPassword } from "./password-hash.ts";
import { endCodes, setPassword } from "./set-password.ts";
import { accountTexts } from "./texts.ts";

const codeMinutes = 10;
const triesPerCode = 5;
/** Per account, from all addresses: prevents a flooded mailbox and guessing by requesting many codes. */
const codesPerHour = 5;
/**
 * Longer than making a code and queueing its mail takes, so that the response time does not reveal whether a mail was
 * sent.
 */
const answerAfterMilliseconds = 250;

/**
 * Emails a one-time code to the person of this kind with this address. An unknown address gets the same answer after
 * the same time. A new code ends the older ones.
 * @throws 400 when the address is not an email address, 429 after too many requests.
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
  return { message: accountTexts.password.resetRequested(kind) };
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

const minutesAfter = (time: Date, minutes: number): Date =>
  new Date(time.getTime() + minutes * 60_000);

interface Confirmation {
  readonly email: string;
  readonly otp: string;
  readonly newPassword: string;
}

/**
 * Sets a new password with an emailed code and ends all the account's sign-ins. A wrong code costs one of its
 * five tries; a right one with an invalid password costs none.
 * @throws 400 `{otp}` for a code that is wrong, used, expired or out of tries, and for an unknown email;
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
  const forgive = await college.attempts.count("reset-confirm", address, `${kind} ${email}`);
  // Hashed before any lookup: hashing takes longest, and its time would reveal which accounts exist.
  const passwordHash = await hashPassword(foldPassword(newPassword));
  const refusal = await college.db.transaction((tx) =>
    confirm(college, tx, { kind, email, otp, newPassword, passwordHash }),
  );
  if (refusal !== undefined) throw refusal;
  await forgive();
  return { message: accountTexts.password.resetDone };
};

interface Checked {
  readonly kind: HolderKind;
  readonly email: string;
  readonly otp: string;
  readonly newPassword: string;
  readonly passwordHash: string;
}

/** Returns the refusal instead of throwing it, so that the counted try is committed. */
const confirm = async (
  college: College,
  tx: Transaction,
  { kind, email, otp, newPassword, passwordHash }: Checked,
): Promise<Refusal | undefined> => {
  const owner = await findHolder(tx, kind, email);
  const wrongCode = refuseFields({ otp: [accountTexts.password.wrongCode] });
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

const digits = 6;

/** A new one-time code: six digits, any of which may be zero. */
export const makeResetCode = (): string => String(randomInt(10 ** digits)).padStart(digits, "0");

/**
 * The stored hash of a code. It is keyed, because a plain hash of six digits can be reversed by trying them all, and
 * bound to the account, so that a code does not work for another account.
 */
export const hashResetCode = (secret: string, accountId: number, code: string): string =>
  createHmac("sha256", secret).update(`password reset ${accountId} ${code}`).digest("hex");

/** Compares in constant time; spaces that a mail program or a person put into the code do not matter. */
export const isResetCode = (
  secret: string,
  accountId: number,
  typed: string,
  codeHash: string,
): boolean => {
  const typedHash = hashResetCode(secret, accountId, typed.replaceAll(/[\s-]/g, ""));
  return timingSafeEqual(Buffer.from(typedHash), Buffer.from(codeHash));
};

/** The kinds of accounts whose password an emailed code resets. */
type HolderKind = "student" | "applicant";

interface PasswordHolder {
  readonly id: number;
  readonly email: string;
  readonly firstName: string;
  /** Why this new password is invalid for this person; undefined when it is valid. */
  readonly problemWith: (password: string) => string | undefined;
}

/**
 * The person of this kind with this email, unless suspended. Locks the account's row, so that requests and tries of
 * codes are serialised.
 */
const findHolder = async (
  tx: Transaction,
  kind: HolderKind,
  email: string,
): Promise<PasswordHolder | undefined> => {
  const row = await (kind === "student" ? findStudent : findApplicant)(tx, email);
  if (row === undefined) return undefined;
  const { surname, number, ...holder } = row;
  return {
    ...holder,
    email,
    problemWith: (password) =>
      passwordProblem(password, number === undefined ? { surname } : { surname, number }),
  };
};

const findStudent = async (tx: Transaction, email: string) => {
  const [row] = await tx
    .select({
      id: account.id,
      firstName: student.firstName,
      surname: student.surname,
      number: student.matricNumber,
    })
    .from(account)
    .innerJoin(student, eq(student.accountId, account.id))
    .where(isHolder("student", email))
    .for("update", { of: account });
  return row;
};

const findApplicant = async (tx: Transaction, email: string) => {
  const [row] = await tx
    .select({ id: account.id, firstName: applicant.firstName, surname: applicant.surname })
    .from(account)
    .innerJoin(applicant, eq(applicant.accountId, account.id))
    .where(isHolder("applicant", email))
    .for("update", { of: account });
  return row && { ...row, number: undefined };
};

const isHolder = (kind: HolderKind, email: string) =>
  and(eq(account.kind, kind), eq(account.email, email), isNull(account.suspendedAt));
