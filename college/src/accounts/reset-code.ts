import { createHmac, randomInt, timingSafeEqual } from "node:crypto";

const digits = 6;

/** A new one-time code: six digits, any of which may be zero. */
export const makeResetCode = (): string => String(randomInt(10 ** digits)).padStart(digits, "0");

/**
 * What is stored of a code. Keyed, for a bare hash of six digits is undone by trying them all; bound to the
 * account, so that a code is worth nothing for another.
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
