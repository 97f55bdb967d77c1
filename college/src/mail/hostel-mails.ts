import type { CollegeIdentity } from "../../../contract/portal/college-identity.ts";
import { type Letter, letter, when } from "./letter.ts";

/** Whom a mail about a bed is for, and which bed it is about. */
export interface AboutBed {
  readonly firstName: string;
  /** `bed 2 in room A-101, Queen Amina Hall`. */
  readonly place: string;
  /** Where the application stands, and an offered bed is taken. */
  readonly hostelUrl: string;
}

/** One for all that the office does: subjects are shown on locked screens. */
const applicationSubject = ({ shortName }: CollegeIdentity): string =>
  `Your ${shortName} hostel application`;

const helpOf = ({ supportPhone }: CollegeIdentity): string =>
  `If you have a question, call ${supportPhone}.`;

/** Tells a student that the application was received and the bed is held. */
export const hostelAppliedMail = (
  identity: CollegeIdentity,
  { firstName, place, hostelUrl }: AboutBed,
): Letter => ({
  subject: applicationSubject(identity),
  text: letter(identity, firstName, [
    `We have received your hostel application: ${place}, is held for you while the college decides.`,
    `You need do nothing now. Follow your application here: ${hostelUrl}`,
  ]),
});

/** Tells a student that the bed is theirs. */
export const hostelApprovedMail = (
  identity: CollegeIdentity,
  { firstName, place, hostelUrl }: AboutBed,
): Letter => ({
  subject: applicationSubject(identity),
  text: letter(identity, firstName, [
    `Your hostel application is approved: ${place}, is yours for the session.`,
    `Download your printout and bring it when you move in: ${hostelUrl}`,
  ]),
});

/** Tells a student that they do not get the bed, and why. */
export const hostelRejectedMail = (
  identity: CollegeIdentity,
  { firstName, place, hostelUrl, reason }: AboutBed & { readonly reason: string },
): Letter => ({
  subject: applicationSubject(identity),
  text: letter(identity, firstName, [
    `We are sorry that your hostel application, for ${place}, was not approved.`,
    `The reason: ${reason}`,
    `While applications are open you can apply for another bed: ${hostelUrl}`,
    helpOf(identity),
  ]),
});

/** Tells a student that a bed that was theirs is not any more, and why. */
export const hostelReleasedMail = (
  identity: CollegeIdentity,
  { firstName, place, hostelUrl, reason }: AboutBed & { readonly reason: string },
): Letter => ({
  subject: applicationSubject(identity),
  text: letter(identity, firstName, [
    `The college has taken back ${place}: it is not held for you any more, and a printout of it is not valid.`,
    `The reason: ${reason}`,
    `While applications are open you can apply for another bed: ${hostelUrl}`,
    helpOf(identity),
  ]),
});

/** Tells a student that they have another bed now, and why. `place` is the new one. */
export const hostelRelocatedMail = (
  identity: CollegeIdentity,
  {
    firstName,
    place,
    hostelUrl,
    from,
    reason,
    isApproved,
  }: AboutBed & {
    readonly from: string;
    readonly reason: string;
    readonly isApproved: boolean;
  },
): Letter => ({
  subject: applicationSubject(identity),
  text: letter(identity, firstName, [
    `The college has moved you from ${from}, to ${place}.`,
    `The reason: ${reason}`,
    isApproved
      ? `Your earlier printout is not valid any more. Download the new one: ${hostelUrl}`
      : `Your application stays as it is. Follow it here: ${hostelUrl}`,
    helpOf(identity),
  ]),
});

const offerSubject = ({ shortName }: CollegeIdentity): string => `A ${shortName} hostel bed`;

/** Tells a student on the waiting list that a bed is held for them, and until when. */
export const hostelOfferMail = (
  identity: CollegeIdentity,
  { firstName, place, hostelUrl, until }: AboutBed & { readonly until: Date },
): Letter => ({
  subject: offerSubject(identity),
  text: letter(identity, firstName, [
    `A bed has become free, and you are next on the waiting list: ${place}, is held for you until ${when(identity, until)}.`,
    `Take it here before then: ${hostelUrl}`,
    "After that it goes to the next student, and you leave the waiting list.",
  ]),
});

/** Tells a student that an offered bed is held for less long than was said. */
export const hostelOfferShortenedMail = (
  identity: CollegeIdentity,
  { firstName, place, hostelUrl, until }: AboutBed & { readonly until: Date },
): Letter => ({
  subject: offerSubject(identity),
  text: letter(identity, firstName, [
    `The college has moved the end of hostel applications: ${place}, is held for you until ${when(identity, until)} now, not until the time in our last mail.`,
    `Take it here before then: ${hostelUrl}`,
    "After that you leave the waiting list.",
  ]),
});

/** Tells a student that the time to take the offered bed is over. */
export const hostelOfferLapsedMail = (
  identity: CollegeIdentity,
  { firstName, place, hostelUrl }: AboutBed,
): Letter => ({
  subject: offerSubject(identity),
  text: letter(identity, firstName, [
    `The time to take ${place}, is over: it is not held for you any more, and you have left the waiting list.`,
    `While applications are open you can choose a free bed, or join the waiting list again: ${hostelUrl}`,
  ]),
});

/** Tells a student that hostel applications closed before they took the offered bed. */
export const hostelOfferWithdrawnMail = (
  identity: CollegeIdentity,
  { firstName, place }: AboutBed,
): Letter => ({
  subject: offerSubject(identity),
  text: letter(identity, firstName, [
    `The college has closed hostel applications, so ${place}, is not held for you any more.`,
    "You keep your place on the waiting list: if applications open again, we will write to you when a bed is free.",
    helpOf(identity),
  ]),
});

/** Tells a student that the bed they were offered cannot be slept in. */
export const hostelOfferBedOutMail = (
  identity: CollegeIdentity,
  { firstName, place }: AboutBed,
): Letter => ({
  subject: offerSubject(identity),
  text: letter(identity, firstName, [
    `The college has taken ${place}, out of use, so it is not held for you any more.`,
    "You keep your place on the waiting list: we will write to you when another bed is held for you.",
    helpOf(identity),
  ]),
});

/** Tells a student that the college has taken them off the waiting list, and why. */
export const hostelWaitingRemovedMail = (
  identity: CollegeIdentity,
  { firstName, hostelUrl, reason }: Omit<AboutBed, "place"> & { readonly reason: string },
): Letter => ({
  subject: `The ${identity.shortName} hostel waiting list`,
  text: letter(identity, firstName, [
    "The college has taken you off the waiting list for a hostel bed.",
    `The reason: ${reason}`,
    `While applications are open you can choose a free bed here: ${hostelUrl}`,
    helpOf(identity),
  ]),
});
