import { createHash, randomBytes } from "node:crypto";

/** A new token of a verification link: 32 random bytes. */
export const makeVerificationToken = (): string => randomBytes(32).toString("base64url");

/** What is stored of a token. It has too many values to be guessed, so a bare hash does. */
export const hashVerificationToken = (token: string): string =>
  createHash("sha256").update(token).digest("hex");
