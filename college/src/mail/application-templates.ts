import type { CollegeIdentity } from "../../../contract/portal/college-identity.ts";
import { testSlot } from "../admissions/application/test-slot.ts";
import { clockText, dayText } from "../day-text.ts";
import { type Letter, letter } from "./letter.ts";

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
