import { readStateText } from "../../../lib/history-state.ts";

/** The result of a sign-up in the history entry. A reload shows it again, and going back does not show the form. */
export interface SignUpState {
  readonly applicationNo: string;
  readonly email: string;
}

/** Reads the sign-up from a history entry's state; null if there is none. */
export const signUpIn = (state: unknown): SignUpState | null => {
  const applicationNo = readStateText(state, "applicationNo");
  return applicationNo ? { applicationNo, email: readStateText(state, "email") } : null;
};
