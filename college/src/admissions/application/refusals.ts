import { refuse } from "../../http/refusal.ts";
import { applicationTexts } from "./texts.ts";

/** The rules' problems in the form of a refusal: `{dateOfBirth: ["…"]}`. */
export const asFieldErrors = (
  problems: Readonly<Record<string, string>>,
): Record<string, readonly string[]> =>
  Object.fromEntries(Object.entries(problems).map(([field, message]) => [field, [message]]));

/** @throws 409 where the caller saw another revision than the one that is stored. */
export const requireRevision = (seen: number | undefined, stored: number): void => {
  if (seen !== undefined && seen !== stored) {
    throw refuse(409, applicationTexts.changedElsewhere, "changed_elsewhere");
  }
};
