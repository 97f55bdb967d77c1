import { createHmac, timingSafeEqual } from "node:crypto";

/** Paystack's `x-paystack-signature` of a body: HMAC-SHA512 with the secret key, in hex. */
export const signWebhook = (body: Uint8Array | string, secretKey: string): string =>
  createHmac("sha512", secretKey).update(body).digest("hex");

/** Compares in constant time, over the bytes as they arrived. */
export const isSignedBy = (
  signature: string | readonly string[] | undefined,
  body: Uint8Array,
  secretKey: string,
): boolean => {
  if (typeof signature !== "string") return false;
  const expected = Buffer.from(signWebhook(body, secretKey));
  const given = Buffer.from(signature.toLowerCase());
  return given.length === expected.length && timingSafeEqual(given, expected);
};
