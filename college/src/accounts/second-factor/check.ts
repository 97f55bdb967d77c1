import { createHash, createHmac, randomInt } from "node:crypto";
import { eq } from "drizzle-orm";
import { Secret, TOTP } from "otpauth";
import type { College } from "../../context.ts";
import type { Transaction } from "../../db/database.ts";
import { staffMember } from "../../db/schema/staff.ts";
import { Refusal } from "../../http/refusal.ts";
import { queueMail } from "../../mail/queue.ts";
import { codesGuessedMail } from "../../mail/staff-mails.ts";
import { unseal } from "./seal.ts";

/** Given with the password: one of the two. */
export interface FactorInput {
  readonly code?: string | undefined;
  readonly recoveryCode?: string | undefined;
}

export const isFactorGiven = ({ code, recoveryCode }: FactorInput): boolean =>
  code !== undefined || recoveryCode !== undefined;

type Member = typeof staffMember.$inferSelect;

/** Locks and reads the account's second-factor row, so that two uses of one code are serialised. */
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
 * @returns false for a wrong or used code
 */
export const takeFactor = (
  college: College,
  tx: Transaction,
  member: Member,
  { code, recoveryCode }: FactorInput,
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

interface Owner {
  readonly id: number;
  readonly passwordHash: string;
  readonly email: string;
  readonly firstName: string;
}

/**
 * Counts a try of a code before it is made.
 *
 * Password tries are counted by account and address, so that an attacker cannot lock a colleague out. Six digits need
 * more: an attacker with the password could guess them from many addresses. So wrong codes are counted by account
 * alone, twenty a day. This does not lock the owner out: only a caller with the right password reaches this check,
 * the count belongs to that password (a new one, set by link, starts at zero), and a recovery code, which is too long
 * to guess, is not counted. The owner gets a mail.
 * @throws 429 when the day's tries are used up
 */
export const countCode = async (
  college: College,
  owner: Owner,
  { recoveryCode }: FactorInput,
): Promise<void> => {
  if (recoveryCode !== undefined) return;
  try {
    await college.attempts.countCode(counterKey(owner));
  } catch (error) {
    if (error instanceof Refusal) await mailOwner(college, owner);
    throw error;
  }
};

/** Removes a counted try after a right code. */
export const returnCode = async (
  college: College,
  owner: Owner,
  { recoveryCode }: FactorInput,
): Promise<void> => {
  if (recoveryCode === undefined) await college.attempts.returnCode(counterKey(owner));
};

const counterKey = ({ id, passwordHash }: Owner): string =>
  `${id} ${createHash("sha256").update(passwordHash).digest("base64url").slice(0, 16)}`;

const mailOwner = async (college: College, { email, firstName }: Owner): Promise<void> => {
  if (!(await college.attempts.mayNotify(`staff ${email}`))) return;
  const mail = codesGuessedMail(college.identity, { firstName });
  await college.db.transaction((tx) => queueMail(college, tx, { to: email, ...mail }));
};

const codes = 10;
/** Without letters and digits that look alike. */
const alphabet = "abcdefghjkmnpqrstuvwxyz23456789";
const length = 16;

/** Ten new codes, `k7qm-2x9d-4hfa-w3ps`: some 79 bits each, too many to guess. */
export const makeRecoveryCodes = (): string[] => Array.from({ length: codes }, makeRecoveryCode);

const makeRecoveryCode = (): string =>
  Array.from({ length }, () => alphabet.charAt(randomInt(alphabet.length)))
    .join("")
    .replaceAll(/(.{4})(?!$)/g, "$1-");

/** The stored hash of a code: keyed and bound to the account. Ignores case, spaces and hyphens. */
export const hashRecoveryCode = (secret: string, accountId: number, typed: string): string =>
  createHmac("sha256", secret)
    .update(`recovery ${accountId} ${typed.toLowerCase().replaceAll(/[\s\p{Pd}]/gu, "")}`)
    .digest("hex");

/** The settings that every authenticator app supports. */
const setting = { algorithm: "SHA1", digits: 6, period: 30 } as const;

/** A phone's clock may be off by as many steps of 30 seconds. */
const driftSteps = 1;

/** A new secret, in base32: 160 random bits, as long as the hash. */
export const makeTotpSecret = (): string => new Secret({ size: 20 }).base32;

/** `otpauth://totp/…`, the content of the QR code. */
export const totpUri = (secret: string, issuer: string, label: string): string =>
  new TOTP({ ...setting, issuer, label, secret }).toString();

/** The time step of this code, ignoring spaces; undefined for a wrong code. */
const stepOfCode = (secret: string, typed: string, now: Date): number | undefined => {
  const token = typed.replaceAll(/\s/g, "");
  const timestamp = now.getTime();
  const totp = new TOTP({ ...setting, secret });
  const drift = totp.validate({ token, timestamp, window: driftSteps });
  return drift === null ? undefined : totp.counter({ timestamp }) + drift;
};
