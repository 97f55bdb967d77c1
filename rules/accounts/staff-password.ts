import { passwordTexts } from "../texts.ts";

const minimumStaffPasswordLength = 10;

interface StaffPasswordOwner {
  readonly surname: string;
  readonly email: string;
}

/** As somebody would guess it: letters and digits alone. */
const bare = (text: string): string =>
  text
    .normalize("NFC")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, "");

/**
 * Why somebody on the staff may not have this new password, trimmed, or undefined when it will do. Its case counts.
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
