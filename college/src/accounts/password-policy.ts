import { passwordProblem as anyPasswordProblem } from "../../../rules/accounts/password.ts";

/** Why a student may not have this new password, or undefined when it will do. */
export const passwordProblem = (
  password: string,
  { surname, matricNumber }: { readonly surname: string; readonly matricNumber: string },
): string | undefined => anyPasswordProblem(password, { surname, number: matricNumber });
