import { emailProblem } from "../accounts/email.ts";
import { passwordProblem } from "../accounts/password.ts";
import { nameProblem, normaliseName } from "../profiles/person-name.ts";
import { normalisePhone } from "../profiles/phone.ts";
import { personalTexts } from "../texts.ts";

/** The fields of a sign-up that the rules check, as they were typed. */
export interface SignUpValues {
  readonly surname: string;
  readonly firstName: string;
  readonly otherName: string;
  readonly email: string;
  readonly phone: string;
  readonly password: string;
}

const phoneProblem = (text: string): string | undefined => {
  if (text.trim() === "") return personalTexts.missing.phone;
  return normalisePhone(text) === undefined ? personalTexts.phone : undefined;
};

const requiredName = (text: string, missing: string): string | undefined =>
  normaliseName(text) === "" ? missing : nameProblem(text, { required: true });

/** What is wrong with a sign-up: sentences by the field they belong to; empty when all is well. */
export const signUpProblems = (
  values: SignUpValues,
): Readonly<Partial<Record<keyof SignUpValues, string>>> => {
  const problems = {
    surname: requiredName(values.surname, personalTexts.missing.surname),
    firstName: requiredName(values.firstName, personalTexts.missing.firstName),
    otherName: nameProblem(values.otherName, { required: false }),
    email: emailProblem(values.email),
    phone: phoneProblem(values.phone),
    password: passwordProblem(values.password, { surname: values.surname }),
  };
  return Object.fromEntries(Object.entries(problems).filter(([, problem]) => problem));
};
