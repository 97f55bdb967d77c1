/** An idempotency key: 32 hexadecimal digits. `crypto.randomUUID` is missing without HTTPS. */
export const makeRequestKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, "0"),
  ).join("");
