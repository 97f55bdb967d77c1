import type { CollegeIdentity } from "../../../contract/portal/college-identity.ts";
import { testSlot } from "../admissions/application/test-slot.ts";
import { clockText, dayText } from "../calendar-day.ts";
import { formatMoney } from "../money.ts";
import { type Letter, letter, when } from "./letter.ts";

interface Applicant {
  readonly firstName: string;
  readonly applicationNo: string;
}

/** Carries the link that verifies an applicant's email address. */
export const verificationLinkMail = (
  identity: CollegeIdentity,
  { firstName, applicationNo, link, hours }: Applicant & { link: string; hours: number },
): Letter => ({
  subject: `Verify your email address for ${identity.shortName}`,
  text: letter(identity, firstName, [
    `Your application number is ${applicationNo}. Keep it: you log in with it, and with the password you chose.`,
    "Open this link to verify your email address:",
    `    ${link}`,
    `It works once, within ${hours} hours. A newer link takes its place.`,
    "If you did not apply, ignore this mail.",
  ]),
});

interface NextSteps {
  readonly loginUrl: string;
  /** With its currency: `₦10,000.00`. */
  readonly fee: string;
  /** In words: `Tuesday 25 March 2025`. */
  readonly lastDay: string;
}

/** Tells an applicant whose email is verified now what to do next. */
export const emailVerifiedMail = (
  identity: CollegeIdentity,
  { firstName, applicationNo, loginUrl, fee, lastDay }: Applicant & NextSteps,
): Letter => ({
  subject: `Your email address is verified: what to do next at ${identity.shortName}`,
  text: letter(identity, firstName, [
    `Your email address is verified. Your application number is ${applicationNo}.`,
    [
      "What to do next:",
      `1. Log in with your application number and your password: ${loginUrl}`,
      `2. Pay the pre-admission screening fee of ${fee}.`,
      `3. Fill in the application form and submit it. The session ends ${lastDay}.`,
      "4. Print your aptitude test schedule.",
    ].join("\n"),
  ]),
});

/** Answers a verified applicant who asks for another link. */
export const alreadyVerifiedMail = (
  identity: CollegeIdentity,
  { firstName, applicationNo, loginUrl }: Applicant & { loginUrl: string },
): Letter => ({
  subject: `Your email address is verified already at ${identity.shortName}`,
  text: letter(identity, firstName, [
    "Somebody, probably you, asked for a link to verify this email address. It is verified already.",
    `Log in with your application number, ${applicationNo}, and your password: ${loginUrl}`,
    "If you have forgotten the password, the login page leads to a new one.",
  ]),
});

/** Tells the owner of an application that its email address was used to sign up again. */
export const signUpTriedMail = (
  identity: CollegeIdentity,
  { firstName, applicationNo, loginUrl }: Applicant & { loginUrl: string },
): Letter => ({
  subject: `You have already applied to ${identity.shortName}`,
  text: letter(identity, firstName, [
    `Somebody, probably you, tried to sign up with this email address. It already belongs to application ${applicationNo}, and nothing was changed.`,
    `Log in with that number and your password: ${loginUrl}`,
    "If you have lost the link that verifies your email address, the login page leads to a new one; if you have forgotten the password, to a new password.",
    `If it was not you, you need not do anything. If you need help, call ${identity.supportPhone}.`,
  ]),
});

/** Tells an applicant that the screening fee is credited, regardless of how the payment was reported. */
export const screeningPaidMail = (
  identity: CollegeIdentity,
  {
    firstName,
    amountKobo,
    reference,
    paidAt,
    formUrl,
  }: {
    readonly firstName: string;
    readonly amountKobo: number;
    readonly reference: string;
    readonly paidAt: Date;
    readonly formUrl: string;
  },
): Letter => ({
  subject: `Your ${identity.shortName} screening fee is received`,
  text: letter(identity, firstName, [
    `We received your pre-admission screening fee of ${formatMoney(amountKobo, identity.currencySymbol)} on ${when(identity, paidAt)}.`,
    `Your payment reference is ${reference}. Download the receipt from your dashboard and print it: it is the payment invoice that you bring to the aptitude test.`,
    `You can now fill in your application: ${formUrl}`,
  ]),
});

/** Tells an applicant that the application is submitted, and when and where the aptitude test is. */
export const applicationSubmittedMail = (
  identity: CollegeIdentity,
  {
    firstName,
    applicationNo,
    startsAt,
    endsAt,
    scheduleUrl,
  }: {
    readonly firstName: string;
    readonly applicationNo: string;
    readonly startsAt: Date;
    readonly endsAt: Date;
    readonly scheduleUrl: string;
  },
): Letter => {
  const slot = testSlot({ startsAt, endsAt }, identity.timeZone);
  return {
    subject: `Your ${identity.shortName} application is submitted`,
    text: letter(identity, firstName, [
      `Your application ${applicationNo} has been submitted successfully. It can no longer be changed.`,
      `Your aptitude test:\n\n    ${dayText(slot.date)}\n    ${clockText(slot.startTime)} - ${clockText(slot.endTime)}\n    ${identity.testVenue}`,
      `Print your aptitude test schedule, which also lists what to bring: ${scheduleUrl}`,
      "Keep checking your mail for updates.",
    ]),
  };
};
