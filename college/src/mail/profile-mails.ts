import type { CollegeIdentity } from "../../../contract/portal/college-identity.ts";
import { type Letter, letter, when } from "./letter.ts";

/** Informs a person of the college's corrections to their profile. */
export const profileCorrectedMail = (
  identity: CollegeIdentity,
  { firstName, changes }: { firstName: string; changes: string },
): Letter => ({
  subject: `Your ${identity.shortName} profile was corrected`,
  text: letter(identity, firstName, [
    "The college has corrected your profile:",
    changes,
    "What you print from now on says so. Print again what you have printed before, where it is still needed.",
    `If this is not right, tell us: ${identity.supportPhone} or ${identity.supportEmail}.`,
  ]),
});

/** Tells a person that ICT support has their request for a correction. */
export const correctionRequestedMail = (
  identity: CollegeIdentity,
  { firstName, changes }: { firstName: string; changes: string },
): Letter => ({
  subject: `Your request for a correction at ${identity.shortName}`,
  text: letter(identity, firstName, [
    "You have asked for this correction of your profile:",
    changes,
    "ICT support looks at the document you attached and writes to you. Until then your profile stays as it is.",
    `If you did not ask for it, tell us: ${identity.supportPhone} or ${identity.supportEmail}.`,
  ]),
});

/** Tells a person that a correction is not made, and why. */
export const correctionRefusedMail = (
  identity: CollegeIdentity,
  { firstName, changes, reason }: { firstName: string; changes: string; reason: string },
): Letter => ({
  subject: `Your request for a correction at ${identity.shortName}`,
  text: letter(identity, firstName, [
    "You asked for this correction of your profile:",
    changes,
    `It was not made: ${reason}`,
    "Your profile stays as it was. You can ask again, with a document that shows it.",
  ]),
});

/** Carries a link by which a new password is chosen. */
export const passwordLinkMail = (
  identity: CollegeIdentity,
  {
    firstName,
    number,
    link,
    until,
  }: { firstName: string; number: string; link: string; until: Date },
): Letter => ({
  subject: `Choose a new ${identity.shortName} portal password`,
  text: letter(identity, firstName, [
    `ICT support sends you a link to choose a new password for ${number}:`,
    `    ${link}`,
    `It works once, until ${when(identity, until)}. Nobody from the college will ever ask you for it, or for your password.`,
    `If you did not ask for it, tell us: ${identity.supportPhone} or ${identity.supportEmail}. Your password stays as it is.`,
  ]),
});

/** Tells a student the college entered how to sign in for the first time. */
export const accountOpenedMail = (
  identity: CollegeIdentity,
  { firstName, number, loginUrl }: { firstName: string; number: string; loginUrl: string },
): Letter => ({
  subject: `Your ${identity.shortName} portal account`,
  text: letter(identity, firstName, [
    `The college has opened a portal account for you. Your matric number is ${number}.`,
    `Log in at ${loginUrl} with that number. Your first password is your surname, in small letters, without spaces, hyphens or apostrophes; you are asked to choose another at once.`,
    "Do it today. Until then, a person who knows your name and number can log in as you.",
  ]),
});

/** Tells a student that their studies are deferred, restored or ended. */
export const standingMail = (
  identity: CollegeIdentity,
  { firstName, sentence, reason }: { firstName: string; sentence: string; reason: string },
): Letter => ({
  subject: `Your studies at ${identity.shortName}`,
  text: letter(identity, firstName, [
    sentence,
    `The reason: ${reason}`,
    `If you have questions, call ${identity.supportPhone}.`,
  ]),
});
