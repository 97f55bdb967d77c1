import { useMutation } from "@apollo/client/react";
import type { SignUpValues } from "../../../../../rules/admissions/sign-up.ts";
import { SignUpDocument } from "../../../gql/public-admissions.ts";
import type { Refusal } from "../../../lib/refusal.ts";
import { texts } from "../../../texts.ts";
import type { SignUpState } from "./sign-up-state.ts";

/** The trimmed values of the sign-up form. */
export interface SignUpForm extends SignUpValues {
  readonly sessionId: string;
  readonly courseCode: string;
}

export type SignUpOutcome =
  | { readonly done: SignUpState; readonly refusal?: never }
  | { readonly refusal: Refusal & { readonly code: string }; readonly done?: never };

/** Opens an application. Rejects on a network failure. */
export const useSignUp = () => {
  const [signUp] = useMutation(SignUpDocument, { fetchPolicy: "no-cache" });
  return async ({ otherName, ...form }: SignUpForm): Promise<SignUpOutcome> => {
    const input = { ...form, ...(otherName && { otherName }) };
    const { data } = await signUp({ variables: { input } });
    const result = data?.signUp;
    if (result?.__typename === "SignedUp") {
      return { done: { applicationNo: result.applicationNo, email: form.email } };
    }
    return { refusal: result ?? { code: "", message: texts.failures.unknown, fields: [] } };
  };
};
