import type { CollegeIdentity } from "../../../contract/portal/college-identity.ts";
import { testSlot } from "../admissions/application/test-slot.ts";
import { clockText, dayText } from "../day-text.ts";
import { type Letter, letter } from "./letter.ts";

interface Times {
  readonly startsAt: Date;
  readonly endsAt: Date;
}

/** Tells an applicant that the aptitude test is at another time. */
export const testMovedMail = (
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
