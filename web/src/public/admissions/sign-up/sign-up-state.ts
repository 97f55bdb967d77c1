import { readStateText } from "../../../lib/history-state.ts";

/** What became of a sign-up, kept in the history entry: a reload shows it again, and the form is not met on going back. */
export interface SignUpState {
  readonly applicationNo: string;
  readonly email: string;
}

/** The sign-up in a history entry's state; null where it carries none. */
export const signUpIn = (state: unknown): SignUpState | null => {
  const applicationNo = readStateText(state, "applicationNo");
  return applicationNo ? { applicationNo, email: readStateText(state, "email") } : null;
};
