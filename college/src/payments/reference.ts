const base36Length = 25;

/**
 * A payment reference from 16 random bytes: 128 bits in the few characters that Paystack accepts
 * (letters, digits, `-`, `.`, `=`) and that a person can read out.
 */
export const makeReference = (bytes: Uint8Array): string =>
  BigInt(`0x${Buffer.from(bytes).toString("hex")}`)
    .toString(36)
    .toUpperCase()
    .padStart(base36Length, "0");

/** A receipt's confirmation code from 16 random bytes, for the QR code's address. */
export const makeReceiptCode = (bytes: Uint8Array): string =>
  Buffer.from(bytes).toString("base64url");
