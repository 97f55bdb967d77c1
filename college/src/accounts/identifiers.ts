import { emailProblem, normaliseEmail as tidyEmail } from "../../../rules/accounts/email.ts";

/** The one form of an email address: trimmed and in lower case; undefined when it is not an address. */
export const normaliseEmail = (typed: string): string | undefined =>
  emailProblem(typed) === undefined ? tidyEmail(typed) : undefined;

/** The one form of a matric number: upper case, without spaces, whatever was typed. */
export const normaliseMatricNumber = (typed: string): string =>
  typed.normalize("NFKC").replaceAll(/\s/g, "").toUpperCase();
