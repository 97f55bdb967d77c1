import { emailTexts, fieldTexts } from "../texts.ts";

/** RFC 5321, section 4.5.3.1, with the angle brackets of a path taken off. */
const longestEmail = 254;
const longestMailbox = 64;

/** The one form of an email address: composed, trimmed, in lower case, and without invisible characters. */
export const normaliseEmail = (text: string): string =>
  text
    .replace(/\p{Cf}/gu, "")
    .trim()
    .toLowerCase()
    .normalize("NFC")
    .trim();

/** A dotted domain too: `name@gmail` is a slip, not an address on a local network. */
const address =
  /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*@(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z][a-z0-9-]{0,61}[a-z0-9]$/;

/** What is wrong with an email address as typed, or undefined. */
export const emailProblem = (text: string): string | undefined => {
  const email = normaliseEmail(text);
  if (email === "") return emailTexts.missing;
  if (email.length > longestEmail) return fieldTexts.tooLong(longestEmail);
  const isAddress = address.test(email) && email.indexOf("@") <= longestMailbox;
  return isAddress ? undefined : emailTexts.invalid;
};
