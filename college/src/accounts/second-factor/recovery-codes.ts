import { createHmac, randomInt } from "node:crypto";

const codes = 10;
/** Without the letters and digits that are taken for one another. */
const alphabet = "abcdefghjkmnpqrstuvwxyz23456789";
const length = 16;

/** Ten new codes, `k7qm-2x9d-4hfa-w3ps`: some 79 bits each, which nobody guesses however often they try. */
export const makeRecoveryCodes = (): string[] => Array.from({ length: codes }, makeRecoveryCode);

const makeRecoveryCode = (): string =>
  Array.from({ length }, () => alphabet.charAt(randomInt(alphabet.length)))
    .join("")
    .replaceAll(/(.{4})(?!$)/g, "$1-");

/** What is stored of a code: keyed, and bound to the account. Case, spaces and hyphens do not matter. */
export const hashRecoveryCode = (secret: string, accountId: number, typed: string): string =>
  createHmac("sha256", secret)
    .update(`recovery ${accountId} ${typed.toLowerCase().replaceAll(/[\s\p{Pd}]/gu, "")}`)
    .digest("hex");
