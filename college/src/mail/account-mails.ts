import type { CollegeIdentity } from "../../../contract/portal/college-identity.ts";
import { type Letter, letter, when } from "./letter.ts";

/** Carries the one-time code of a password reset. */
export const passwordCodeMail = (
  identity: CollegeIdentity,
  { firstName, code, minutes }: { firstName: string; code: string; minutes: number },
): Letter => ({
  // Without the code: subjects are kept, and shown on locked screens.
  subject: `Your ${identity.shortName} password reset code`,
  text: letter(identity, firstName, [
    `Your code to reset your ${identity.shortName} portal password is:`,
    `    ${code}`,
    `It works once, within ${minutes} minutes. Nobody from the college will ever ask you for it.`,
    "If you did not ask for it, ignore this mail: your password stays as it is.",
  ]),
});

/** Tells the owner of an account that its password is another one now. */
export const passwordChangedMail = (
  identity: CollegeIdentity,
  { firstName, at }: { firstName: string; at: Date },
): Letter => ({
  subject: `Your ${identity.shortName} portal password was changed`,
  text: letter(identity, firstName, [
    `The password of your ${identity.shortName} portal account was changed on ${when(identity, at)}, and every device was logged out.`,
    `If that was not you, reset it at once with "Forgot password" and tell us: ${identity.supportPhone} or ${identity.supportEmail}.`,
  ]),
});
