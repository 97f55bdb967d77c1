import Format from "typebox/format";

/** The one form of an email address: trimmed and in lower case; undefined when it is not an address. */
export const normaliseEmail = (typed: string): string | undefined => {
  const email = typed.normalize("NFC").trim().toLowerCase();
  return Format.Test("email", email) ? email : undefined;
};
