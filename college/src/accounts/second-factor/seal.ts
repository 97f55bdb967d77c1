import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from "node:crypto";

const algorithm = "aes-256-gcm";
const nonceBytes = 12;
const tagBytes = 16;

/** A separate key, so that the token-signing key never encrypts. */
const keyOf = (secret: string): Buffer =>
  Buffer.from(hkdfSync("sha256", secret, "", "staff second factor", 32));

/** Encrypts a second factor's secret for storage. It is bound to the account, so it cannot be read from another row. */
export const seal = (secret: string, accountId: number, plain: string): string => {
  const nonce = randomBytes(nonceBytes);
  const cipher = createCipheriv(algorithm, keyOf(secret), nonce).setAAD(boundTo(accountId));
  const sealed = Buffer.concat([cipher.update(plain, "utf8"), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString("base64url");
};

/** Undefined for a value sealed with another key or for another account. */
export const unseal = (secret: string, accountId: number, sealed: string): string | undefined => {
  const bytes = Buffer.from(sealed, "base64url");
  const nonce = bytes.subarray(0, nonceBytes);
  const tag = bytes.subarray(nonceBytes, nonceBytes + tagBytes);
  const decipher = createDecipheriv(algorithm, keyOf(secret), nonce, { authTagLength: tagBytes })
    .setAAD(boundTo(accountId))
    .setAuthTag(tag);
  const plain = decipher.update(bytes.subarray(nonceBytes + tagBytes));
  try {
    return Buffer.concat([plain, decipher.final()]).toString("utf8");
  } catch {
    return undefined;
  }
};

const boundTo = (accountId: number): Buffer => Buffer.from(`account ${accountId}`);
