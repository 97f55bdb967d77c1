/** A key of one attempt's own: 32 hexadecimal digits. `crypto.randomUUID` is missing where the portal is not on HTTPS. */
export const requestKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, "0"),
  ).join("");
