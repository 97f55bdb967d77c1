import { passwordTexts } from "../texts.ts";

export const minimumPasswordLength = 8;

/** Passwords of applicants and students are compared trimmed, composed and in lower case. */
const fold = (text: string): string => text.normalize("NFC").trim().toLowerCase();

/** The form used to compare a guess: without spaces, hyphens, apostrophes and slashes. */
const bare = (text: string): string => fold(text).replace(/[\s\p{Pd}'’‘ʼ`/]/gu, "");

interface PasswordOwner {
  readonly surname: string;
  /** The matric number, of a person who has one. */
  readonly number?: string;
}

/**
 * Why this new password is refused, or undefined if it is valid. The surname and the number are
 * the most likely guesses.
 */
export const passwordProblem = (
  password: string,
  { surname, number }: PasswordOwner,
): string | undefined => {
  if ([...fold(password)].length < minimumPasswordLength) {
    return passwordTexts.tooShort(minimumPasswordLength);
  }
  const guesses = [surname, number ?? surname].map(bare);
  if (!guesses.includes(bare(password))) return undefined;
  return number === undefined ? passwordTexts.surname : passwordTexts.surnameOrNumber;
};
