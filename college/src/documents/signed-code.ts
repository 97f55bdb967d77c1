import { createPrivateKey, createPublicKey, hkdfSync, sign, verify } from "node:crypto";
import { partsOfCode } from "../../../rules/results/exam-card-code.ts";

/** What the college signs, each with a key of its own, so that no card passes for one of another kind. */
type SignedKind = "examination card" | "student ID card";

/**
 * Signs a text for a QR code, in characters that an address takes as they are. The signature is Ed25519 (RFC 8032), so that
 * a phone that has the public key verifies it without asking the college.
 */
export const signCode = (secret: string, kind: SignedKind, text: string): string => {
  const content = Buffer.from(text);
  const signature = sign(null, content, keyOf(secret, kind));
  return signature.toString("base64url") + content.toString("base64url");
};

/** The text of a code that the college signed; undefined for any other. */
export const readCode = (secret: string, kind: SignedKind, code: string): string | undefined => {
  const parts = partsOfCode(code);
  const signature = Buffer.from(parts.signature, "base64url");
  const content = Buffer.from(parts.content, "base64url");
  // Base64 has several spellings of the same bytes. A code has one.
  if (signature.toString("base64url") + content.toString("base64url") !== code) return undefined;
  const isSigned = verify(null, content, createPublicKey(keyOf(secret, kind)), signature);
  return isSigned ? content.toString() : undefined;
};

/** The public key that verifies codes of a kind: 32 bytes in base64url. */
export const publicKeyOf = (secret: string, kind: SignedKind): string =>
  createPublicKey(keyOf(secret, kind)).export({ format: "jwk" }).x ?? "";

/** The head of a PKCS #8 private key of Ed25519, before its 32 bytes (RFC 8410 §7). */
const pkcs8Head = Buffer.from("302e020100300506032b657004220420", "hex");

const keyOf = (secret: string, kind: SignedKind) =>
  createPrivateKey({
    key: Buffer.concat([pkcs8Head, Buffer.from(hkdfSync("sha256", secret, "", kind, 32))]),
    format: "der",
    type: "pkcs8",
  });
