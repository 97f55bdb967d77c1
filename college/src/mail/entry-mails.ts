import type { CollegeIdentity } from "../../../contract/portal/college-identity.ts";
import { type Letter, letter } from "./letter.ts";

interface Person {
  readonly firstName: string;
  /** The page on which papers are handed in. */
  readonly clearanceUrl: string;
}

const application = "Sign in with your application number.";

/** Tells somebody who accepted an offer that the matric number comes once the papers are cleared. */
export const acceptedMail = (
  identity: CollegeIdentity,
  {
    firstName,
    clearanceUrl,
    department,
    dueOn,
  }: Person & { readonly department: string; readonly dueOn: string },
): Letter => ({
  subject: `Welcome to ${identity.shortName}`,
  text: letter(identity, firstName, [
    `You have accepted your admission to ${department}. Welcome to ${identity.name}!`,
    `Hand in your papers by ${dueOn}: ${clearanceUrl}. ${application}`,
    "Your matric number comes when the college has accepted them and has seen the originals.",
  ]),
});

/** Tells an applicant that a paper is to be handed in again, and why. */
export const entryPaperReturnedMail = (
  identity: CollegeIdentity,
  {
    firstName,
    clearanceUrl,
    returned,
    note,
  }: Person & { readonly returned: string; readonly note: string },
): Letter => ({
  subject: `A paper for your ${identity.shortName} clearance`,
  text: letter(identity, firstName, [
    `The college cannot accept what you handed in as: ${returned}.`,
    `    ${note}`,
    `Please hand it in again: ${clearanceUrl}. ${application}`,
  ]),
});

/** Reminds an applicant of the papers that are missing, and of those whose original the college has not seen. */
export const entryReminderMail = (
  identity: CollegeIdentity,
  {
    firstName,
    clearanceUrl,
    missing,
    unseen,
    dueOn,
  }: Person & {
    readonly missing: readonly string[];
    readonly unseen: readonly string[];
    readonly dueOn: string;
  },
): Letter => ({
  subject: `Your ${identity.shortName} clearance ends on ${dueOn}`,
  text: letter(identity, firstName, [
    ...listed(
      `By ${dueOn} the college still needs these papers. Hand them in here: ${clearanceUrl}. ${application}`,
      missing,
    ),
    ...listed(`Bring the originals of these to the college by ${dueOn}:`, unseen),
  ]),
});

const listed = (introduction: string, names: readonly string[]): readonly string[] =>
  names.length === 0 ? [] : [introduction, names.map((name) => `    ${name}`).join("\n")];

/** Tells an applicant that the last day for papers is another one. */
export const entryDeadlineMail = (
  identity: CollegeIdentity,
  { firstName, clearanceUrl, dueOn }: Person & { readonly dueOn: string },
): Letter => ({
  subject: `The last day for your ${identity.shortName} papers`,
  text: letter(identity, firstName, [
    `The last day for handing in your papers is now ${dueOn}: ${clearanceUrl}. ${application}`,
  ]),
});

/** Tells a new student that nothing is left to hand in, and the matric number. */
export const entryClearedMail = (
  identity: CollegeIdentity,
  { firstName, matricNumber }: Person & { readonly matricNumber: string | null },
): Letter => ({
  subject: `You are cleared at ${identity.shortName}`,
  text: letter(identity, firstName, [
    "The college has accepted all your papers and has seen the originals. You need do nothing more about them.",
    ...(matricNumber === null
      ? []
      : [
          `Your matric number is ${matricNumber}. Sign in with it as a student, with the password that you have as an applicant.`,
        ]),
  ]),
});
