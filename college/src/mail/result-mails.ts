import type { CollegeIdentity } from "../../../contract/portal/college-identity.ts";
import { type Letter, letter } from "./letter.ts";

/** Whom a mail about results is for, and where they are. */
interface AboutResults {
  readonly firstName: string;
  readonly resultsUrl: string;
}

/** One subject for all: locked screens show subjects, and no mail discloses a result. */
const subject = ({ shortName }: CollegeIdentity): string => `Your ${shortName} results`;

/** Tells a student that results were published. */
export const resultsPublishedMail = (
  identity: CollegeIdentity,
  { firstName, resultsUrl }: AboutResults,
): Letter => ({
  subject: subject(identity),
  text: letter(identity, firstName, [
    "The college has published results of yours.",
    `See them, with your GPA and CGPA, here: ${resultsUrl}`,
  ]),
});

/** Tells a student that a result they could see was corrected, or released. */
export const resultsAmendedMail = (
  identity: CollegeIdentity,
  { firstName, resultsUrl }: AboutResults,
): Letter => ({
  subject: subject(identity),
  text: letter(identity, firstName, [
    "The college has changed a published result of yours.",
    `See what it is now, and what your GPA and CGPA have become, here: ${resultsUrl}`,
    `If you have a question, call ${identity.supportPhone}.`,
  ]),
});

/** Tells a graduate that the senate approved the award. */
export const senateApprovedMail = (
  identity: CollegeIdentity,
  { firstName, resultsUrl }: AboutResults,
): Letter => ({
  subject: subject(identity),
  text: letter(identity, firstName, [
    "The senate of the college has approved your award.",
    `See its class here: ${resultsUrl}`,
    `If you have a question, call ${identity.supportPhone}.`,
  ]),
});

const clearanceSubject = ({ shortName }: CollegeIdentity): string =>
  `Your clearance at ${shortName}`;

/** Tells a student who leaves what an office waits for. */
export const clearanceHeldMail = (
  identity: CollegeIdentity,
  {
    firstName,
    resultsUrl,
    office,
    note,
  }: AboutResults & { readonly office: string; readonly note: string },
): Letter => ({
  subject: clearanceSubject(identity),
  text: letter(identity, firstName, [
    `The ${office} signs you off once this is settled: ${note}`,
    `See which offices have signed you off here: ${resultsUrl}`,
    `If you have a question, call ${identity.supportPhone}.`,
  ]),
});

/** Tells a graduate that every office has signed. */
export const clearedMail = (
  identity: CollegeIdentity,
  { firstName, resultsUrl }: AboutResults,
): Letter => ({
  subject: clearanceSubject(identity),
  text: letter(identity, firstName, [
    "Every office of the college has signed you off.",
    `Your statement of result is here: ${resultsUrl}`,
  ]),
});
