import { createPrivateKey, createPublicKey, hkdfSync, sign, verify } from "node:crypto";
import {
  type ExamCardClaims,
  partsOfCode,
  readClaims,
  writeClaims,
} from "../../../../rules/results/exam-card-code.ts";

/**
 * Signs what a card says, in characters that an address takes as they are. The signature is Ed25519 (RFC 8032), so that
 * a phone that has the public key verifies a card without asking the college.
 */
export const signExamCard = (secret: string, claims: ExamCardClaims): string => {
  const content = Buffer.from(writeClaims(claims));
  return sign(null, content, keyOf(secret)).toString("base64url") + content.toString("base64url");
};

/** What a card says that the college signed; undefined for any other. */
export const readExamCard = (secret: string, token: string): ExamCardClaims | undefined => {
  const parts = partsOfCode(token);
  const signature = Buffer.from(parts.signature, "base64url");
  const content = Buffer.from(parts.content, "base64url");
  // Base64 has several spellings of the same bytes. A card has one.
  if (signature.toString("base64url") + content.toString("base64url") !== token) return undefined;
  if (!verify(null, content, createPublicKey(keyOf(secret)), signature)) return undefined;
  return readClaims(content.toString());
};

/** The public key that verifies the college's cards: 32 bytes in base64url. */
export const examCardKey = (secret: string): string =>
  createPublicKey(keyOf(secret)).export({ format: "jwk" }).x ?? "";

/** The head of a PKCS #8 private key of Ed25519, before its 32 bytes (RFC 8410 §7). */
const pkcs8Head = Buffer.from("302e020100300506032b657004220420", "hex");

const keyOf = (secret: string) =>
  createPrivateKey({
    key: Buffer.concat([
      pkcs8Head,
      Buffer.from(hkdfSync("sha256", secret, "", "examination card", 32)),
    ]),
    format: "der",
    type: "pkcs8",
  });
