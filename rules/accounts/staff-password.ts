import { passwordTexts } from "../texts.ts";

const minimumStaffPasswordLength = 10;

interface StaffPasswordOwner {
  readonly surname: string;
  readonly email: string;
}

/** The form used to compare a guess: letters and digits only. */
const bare = (text: string): string =>
  text
    .normalize("NFC")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, "");

/**
 * Why this new staff password, trimmed, is refused, or undefined if it is valid. It is case-sensitive.
 */
export const staffPasswordProblem = (
  password: string,
  { surname, email }: StaffPasswordOwner,
): string | undefined => {
  if ([...password].length < minimumStaffPasswordLength) {
    return passwordTexts.tooShort(minimumStaffPasswordLength);
  }
  const guesses = [surname, email, email.split("@", 1)[0] ?? email].map(bare);
  return guesses.includes(bare(password)) ? passwordTexts.staffGuess : undefined;
};
