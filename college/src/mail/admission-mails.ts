import type { CollegeIdentity } from "../../../contract/portal/college-identity.ts";
import { type TestSlot, testSlot } from "../admissions/application/test-slot.ts";
import { clockText, dayText } from "../calendar-day.ts";
import { type Letter, letter } from "./letter.ts";

interface Times {
  readonly startsAt: Date;
  readonly endsAt: Date;
}

/** Tells an applicant that the aptitude test is at another time. */
export const testTimeChangedMail = (
  identity: CollegeIdentity,
  {
    firstName,
    applicationNo,
    before,
    after,
    scheduleUrl,
  }: {
    readonly firstName: string;
    readonly applicationNo: string;
    readonly before: Times;
    readonly after: Times;
    readonly scheduleUrl: string;
  },
): Letter => {
  const was = testSlot(before, identity.timeZone);
  const is = testSlot(after, identity.timeZone);
  return {
    subject: `Your ${identity.shortName} aptitude test is at another time`,
    text: letter(identity, firstName, [
      `The aptitude test of your application ${applicationNo}, which was on ${dayText(was.date)} at ${clockText(was.startTime)}, is moved. It now is:\n\n    ${dayText(is.date)}\n    ${clockText(is.startTime)} - ${clockText(is.endTime)}\n    ${identity.testVenue}`,
      `Print your aptitude test schedule again: the one you have shows the old time. ${scheduleUrl}`,
    ]),
  };
};

/** Tells an applicant that the office moved them to another aptitude test. */
export const testMovedMail = (
  identity: CollegeIdentity,
  {
    firstName,
    date,
    startTime,
    endTime,
    scheduleUrl,
  }: TestSlot & { readonly firstName: string; readonly scheduleUrl: string },
): Letter => ({
  subject: `Your ${identity.shortName} aptitude test has a new date`,
  text: letter(identity, firstName, [
    "The college has moved you to another aptitude test:",
    `    ${dayText(date)}\n    ${clockText(startTime)} - ${clockText(endTime)}\n    ${identity.testVenue}`,
    `Please print your schedule again: ${scheduleUrl}`,
  ]),
});

interface Sitting {
  readonly firstName: string;
  /** `WAEC 2024`. */
  readonly exam: string;
  readonly dashboardUrl: string;
}

/** Tells an applicant what does not match between a result and what they claimed, and what they can do. */
export const sittingQueriedMail = (
  identity: CollegeIdentity,
  { firstName, exam, dashboardUrl, query }: Sitting & { readonly query: string },
): Letter => ({
  subject: `A question about your ${identity.shortName} application`,
  text: letter(identity, firstName, [
    `The college has a question about your ${exam} result:`,
    `    ${query}`,
    `You can send the file of your result again from your dashboard: ${dashboardUrl}`,
    `If something else is wrong, call ${identity.supportPhone}.`,
  ]),
});

/** Informs an applicant of the college's corrections to their result. */
export const sittingCorrectedMail = (
  identity: CollegeIdentity,
  {
    firstName,
    exam,
    dashboardUrl,
    changes,
    isVerified,
  }: Sitting & { readonly changes: string; readonly isVerified: boolean },
): Letter => ({
  subject: `Your ${identity.shortName} application: your result was corrected`,
  text: letter(identity, firstName, [
    `The college has corrected what you entered of your ${exam} result, by its certificate:`,
    changes,
    ...(isVerified ? ["The result is verified now. You need do nothing more about it."] : []),
    `What you print from now on says so: ${dashboardUrl}`,
    `If this is not right, tell us: ${identity.supportPhone} or ${identity.supportEmail}.`,
  ]),
});

/** Tells an applicant whose result was queried that all is well now. */
export const sittingSettledMail = (
  identity: CollegeIdentity,
  { firstName, exam, dashboardUrl }: Sitting,
): Letter => ({
  subject: `Your ${identity.shortName} application: your result is verified`,
  text: letter(identity, firstName, [
    `Your ${exam} result is verified now. You need do nothing more about it.`,
    `Follow your application: ${dashboardUrl}`,
  ]),
});

interface Decision {
  readonly firstName: string;
  /** The page on which the decision stands, and an offer is answered. */
  readonly admissionUrl: string;
}

/** Informs an applicant that the test is marked and of the next step; the decision states the score. */
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
    papers,
  }: {
    readonly firstName: string;
    readonly department: string;
    readonly matricNumber: string;
    readonly loginUrl: string;
    /** Null where none are asked for. */
    readonly papers: { readonly dueOn: string; readonly clearanceUrl: string } | null;
  },
): Letter => ({
  subject: `Welcome to ${identity.shortName}`,
  text: letter(identity, firstName, [
    `You have accepted your admission to ${department}. Welcome to ${identity.name}!`,
    `Your matric number is ${matricNumber}. Sign in with it as a student, with the password that you have as an applicant: ${loginUrl}`,
    ...(papers === null
      ? []
      : [
          `Hand in your papers by ${papers.dueOn}, signed in with your application number: ${papers.clearanceUrl}`,
        ]),
    "Your application number goes on opening your application, with its letter of admission.",
  ]),
});
