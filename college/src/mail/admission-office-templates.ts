import type { CollegeIdentity } from "../../../contract/portal/college-identity.ts";
import type { TestSlot } from "../admissions/application/test-slot.ts";
import { clockText, dayText } from "../day-text.ts";
import { type Letter, letter } from "./letter.ts";

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

/** Tells an applicant what the college corrected of their result. */
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
