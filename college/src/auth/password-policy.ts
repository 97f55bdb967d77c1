import { foldPassword, surnamePassword } from "../../../contract/password.ts";
import { texts } from "../texts.ts";

const minimumPasswordLength = 8;

/**
 * Why a student may not have this new password, or undefined when it will do. The surname and the matric
 * number are what anybody would try first.
 */
export const passwordProblem = (
  password: string,
  { surname, matricNumber }: { readonly surname: string; readonly matricNumber: string },
): string | undefined => {
  const folded = foldPassword(password);
  if ([...folded].length < minimumPasswordLength) {
    return texts.password.tooShort(minimumPasswordLength);
  }
  const guesses = [surname, matricNumber].map(bare);
  return guesses.includes(bare(password)) ? texts.password.guessable : undefined;
};

const bare = (text: string): string => surnamePassword(text).replaceAll("/", "");
