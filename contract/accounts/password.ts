/** Far above the longest password, in UTF-16 units. */
const longestComposed = 1_000;

/**
 * Composes a password. A longer text stays as it is, and is refused for its length: to order a hundred thousand combining
 * marks takes seconds.
 */
const composed = (password: string): string =>
  password.length > longestComposed ? password : password.normalize("NFC");

/**
 * The one form in which an applicant's or a student's password is set, sent and compared: trimmed,
 * composed and in lower case. The default password is the surname, and sign-in ignores its case; a
 * password set through any other path must be folded alike or it could never be used to sign in.
 * Staff passwords are case-sensitive: `tidyStaffPassword`.
 */
export const foldPassword = (password: string): string => composed(password).trim().toLowerCase();

/** The default password made from a surname: spaces, hyphens and apostrophes of any kind left out. */
export const surnamePassword = (surname: string): string =>
  foldPassword(surname).replace(/[\s\p{Pd}'’‘ʼ`]/gu, "");

/** Normalizes a staff password: trimmed, as the login trims its input, and composed. It is case-sensitive. */
export const tidyStaffPassword = (password: string): string => composed(password).trim();
