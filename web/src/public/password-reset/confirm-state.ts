/** What the request page hands to the confirm page in the history entry, so that the email is not typed twice. */
export interface ConfirmState {
  readonly email: string;
}

/** The email in a history entry's state; empty where it carries none. */
export const emailFrom = (state: unknown): string =>
  typeof state === "object" && state !== null && "email" in state && typeof state.email === "string"
    ? state.email
    : "";
