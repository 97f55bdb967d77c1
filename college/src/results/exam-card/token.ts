import { createPrivateKey, createPublicKey, hkdfSync, sign, verify } from "node:crypto";

/** What an examination card says. */
export interface ExamCardClaims {
  /** `COHT/2025/001` */
  readonly matricNumber: string;
  readonly semesterId: number;
  readonly issuedAt: Date;
  readonly courseIds: readonly number[];
}

/** An Ed25519 signature in base64url: always as long, so that nothing has to separate it from what it signs. */
const signatureLength = 86;

/**
 * Signs what a card says, in characters that an address takes as they are. The signature is Ed25519 (RFC 8032), so that
 * whoever has the public key can verify a card without asking the college.
 */
export const signExamCard = (secret: string, claims: ExamCardClaims): string => {
  const content = Buffer.from(
    JSON.stringify([
      claims.matricNumber,
      claims.semesterId,
      Math.floor(claims.issuedAt.getTime() / 1_000),
      claims.courseIds,
    ]),
  );
  return sign(null, content, keyOf(secret)).toString("base64url") + content.toString("base64url");
};

/** What a card says that the college signed; undefined for any other. */
export const readExamCard = (secret: string, token: string): ExamCardClaims | undefined => {
  const signature = Buffer.from(token.slice(0, signatureLength), "base64url");
  const content = Buffer.from(token.slice(signatureLength), "base64url");
  // Base64 has several spellings of the same bytes. A card has one.
  if (signature.toString("base64url") + content.toString("base64url") !== token) return undefined;
  if (!verify(null, content, createPublicKey(keyOf(secret)), signature)) return undefined;
  const [matricNumber, semesterId, seconds, courseIds] = JSON.parse(content.toString()) as Signed;
  return { matricNumber, semesterId, issuedAt: new Date(seconds * 1_000), courseIds };
};

/** Certain, because the college signs nothing else with this key. */
type Signed = readonly [string, number, number, readonly number[]];

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
