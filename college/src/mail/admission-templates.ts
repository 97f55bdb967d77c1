import type { CollegeIdentity } from "../../../contract/portal/college-identity.ts";
import { dayText } from "../day-text.ts";
import { type Letter, letter } from "./letter.ts";

interface Decision {
  readonly firstName: string;
  /** The page on which the decision stands, and an offer is answered. */
  readonly admissionUrl: string;
}

/** Tells an applicant that the test is marked and what comes next; the score is told with the decision. */
export const testMarkedMail = (
  identity: CollegeIdentity,
  { firstName, dashboardUrl }: { readonly firstName: string; readonly dashboardUrl: string },
): Letter => ({
  subject: `Your ${identity.shortName} aptitude test is marked`,
  text: letter(identity, firstName, [
    "Your aptitude test is marked. You need do nothing now: the college decides on your application, and we will write to you.",
    `Follow your application: ${dashboardUrl}`,
  ]),
});

/** One for every outcome: subjects are shown on locked screens. */
const subjectOf = ({ shortName }: CollegeIdentity): string =>
  `The decision on your ${shortName} application`;

/** Tells an applicant that there is a place for them, and until when. */
export const offerMail = (
  identity: CollegeIdentity,
  {
    firstName,
    admissionUrl,
    department,
    answerBy,
  }: Decision & { readonly department: string; readonly answerBy: string },
): Letter => ({
  subject: subjectOf(identity),
  text: letter(identity, firstName, [
    `Congratulations! ${identity.name} offers you admission to ${department}.`,
    `Please accept or decline the offer by ${dayText(answerBy)}: ${admissionUrl}`,
    "After that day the place goes to somebody else. Your letter of admission is on the same page.",
  ]),
});

/** Tells an applicant that they are on the waiting list. */
export const waitingListMail = (
  identity: CollegeIdentity,
  { firstName, admissionUrl }: Decision,
): Letter => ({
  subject: subjectOf(identity),
  text: letter(identity, firstName, [
    `You are on the waiting list of ${identity.name}. We will write to you if a place becomes free.`,
    `You need do nothing now. Your application is here: ${admissionUrl}`,
  ]),
});

/** Tells an applicant that they are not admitted, and why. */
export const notAdmittedMail = (
  identity: CollegeIdentity,
  { firstName, admissionUrl, reason }: Decision & { readonly reason: string },
): Letter => ({
  subject: subjectOf(identity),
  text: letter(identity, firstName, [
    `We are sorry that ${identity.name} cannot offer you admission this time.`,
    `The reason: ${reason}`,
    `Your application is here: ${admissionUrl}. If you have a question, call ${identity.supportPhone}.`,
  ]),
});

/** Tells a new student the matric number, with which they sign in from now on. */
export const matriculatedMail = (
  identity: CollegeIdentity,
  {
    firstName,
    department,
    matricNumber,
    loginUrl,
  }: {
    readonly firstName: string;
    readonly department: string;
    readonly matricNumber: string;
    readonly loginUrl: string;
  },
): Letter => ({
  subject: `Welcome to ${identity.shortName}`,
  text: letter(identity, firstName, [
    `You have accepted your admission to ${department}. Welcome to ${identity.name}!`,
    `Your matric number is ${matricNumber}. Sign in with it as a student, with the password that you have as an applicant: ${loginUrl}`,
    "Your application number goes on opening your application, with its letter of admission.",
  ]),
});
