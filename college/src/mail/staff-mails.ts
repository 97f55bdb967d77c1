import type { CollegeIdentity } from "../../../contract/portal/college-identity.ts";
import type { StaffRole } from "../../../contract/staff/role.ts";
import { type Letter, letter, when } from "./letter.ts";

const roleNames: Readonly<Record<StaffRole, string>> = {
  LECTURER: "lecturer",
  EXAM_OFFICER: "exam officer",
  ICT_SUPPORT: "ICT support",
  BURSARY_OFFICER: "bursary officer",
  SUPER_ADMIN: "super admin",
};

interface Recipient {
  readonly firstName: string;
}

/** Carries the link by which somebody joins the staff. */
export const invitationMail = (
  identity: CollegeIdentity,
  {
    firstName,
    role,
    invitedBy,
    link,
    days,
  }: Recipient & { role: StaffRole; invitedBy: string; link: string; days: number },
): Letter => ({
  subject: `You are invited to the staff's side of the ${identity.shortName} portal`,
  text: letter(identity, firstName, [
    `${invitedBy} invites you to the ${identity.shortName} portal as ${roleNames[role]}.`,
    "Open this link to choose a password:",
    `    ${link}`,
    `It works once, within ${days} days. A newer link takes its place.`,
    "If you do not work for the college, ignore this mail.",
  ]),
});

/** Tells somebody on the staff that they have another role. */
export const roleChangedMail = (
  identity: CollegeIdentity,
  { firstName, role, changedBy }: Recipient & { role: StaffRole; changedBy: string },
): Letter => ({
  subject: `Your role in the ${identity.shortName} portal was changed`,
  text: letter(identity, firstName, [
    `${changedBy} made you ${roleNames[role]} in the ${identity.shortName} portal. It counts from now on.`,
    `If you have questions, ask ${identity.supportEmail}.`,
  ]),
});

/** Tells somebody on the staff that they are suspended. */
export const staffSuspendedMail = (
  identity: CollegeIdentity,
  { firstName }: Recipient,
): Letter => ({
  subject: `Your ${identity.shortName} portal account is suspended`,
  text: letter(identity, firstName, [
    `Your staff account in the ${identity.shortName} portal is suspended, and every device was logged out.`,
    `If you have questions, ask ${identity.supportEmail}.`,
  ]),
});

/** Tells them that they may sign in again. */
export const staffRestoredMail = (identity: CollegeIdentity, { firstName }: Recipient): Letter => ({
  subject: `Your ${identity.shortName} portal account is restored`,
  text: letter(identity, firstName, [
    `You can log in to the ${identity.shortName} portal again, with the password you had.`,
  ]),
});

const ifNotYou = ({ supportPhone, supportEmail }: CollegeIdentity): string =>
  `If that was not you, tell us at once: ${supportPhone} or ${supportEmail}.`;

/** Tells the owner of an account that its second factor is on. */
export const secondFactorOnMail = (
  identity: CollegeIdentity,
  { firstName, at }: Recipient & { at: Date },
): Letter => ({
  subject: `A second factor protects your ${identity.shortName} portal account`,
  text: letter(identity, firstName, [
    `Since ${when(identity, at)} the ${identity.shortName} portal asks you for a code of your authenticator app when you log in.`,
    ifNotYou(identity),
  ]),
});

/** Tells the owner of an account that no second factor protects it any more. */
export const secondFactorOffMail = (
  identity: CollegeIdentity,
  { firstName, at, by }: Recipient & { at: Date; by: string | null },
): Letter => ({
  subject: `The second factor of your ${identity.shortName} portal account is off`,
  text: letter(identity, firstName, [
    by === null
      ? `The second factor of your ${identity.shortName} portal account was turned off on ${when(identity, at)}.`
      : `${by} reset the second factor of your ${identity.shortName} portal account on ${when(identity, at)}, and every device was logged out. Log in with your password and set it up again.`,
    ifNotYou(identity),
  ]),
});

/** Tells the owner of an account that its password is another one now. */
export const staffPasswordChangedMail = (
  identity: CollegeIdentity,
  { firstName, at }: Recipient & { at: Date },
): Letter => ({
  subject: `Your ${identity.shortName} portal password was changed`,
  text: letter(identity, firstName, [
    `The password of your ${identity.shortName} portal account was changed on ${when(identity, at)}, and every other device was logged out.`,
    ifNotYou(identity),
  ]),
});

/** Warns the owner of an account that somebody has the password and guesses codes. */
export const codesGuessedMail = (identity: CollegeIdentity, { firstName }: Recipient): Letter => ({
  subject: `Somebody is trying codes for your ${identity.shortName} portal account`,
  text: letter(identity, firstName, [
    `Somebody typed your password and then many wrong codes of your authenticator app. No more codes are taken today; your recovery codes still are.`,
    `If that was not you, somebody knows your password: log in with a recovery code and change it, and tell us: ${identity.supportPhone} or ${identity.supportEmail}.`,
  ]),
});

/** Carries the link by which a colleague who forgot the password chooses another. */
export const staffPasswordLinkMail = (
  identity: CollegeIdentity,
  { firstName, sentBy, link, hours }: Recipient & { sentBy: string; link: string; hours: number },
): Letter => ({
  subject: `Choose a new ${identity.shortName} portal password`,
  text: letter(identity, firstName, [
    `${sentBy} sends you this link to choose another password for the ${identity.shortName} portal:`,
    `    ${link}`,
    `It works once, within ${hours} hours. Until then the old password is good.`,
    ifNotYou(identity),
  ]),
});

/** Carries the link by which the first super admin of a college chooses a password. */
export const firstAdminMail = (
  identity: CollegeIdentity,
  { firstName, link, hours }: Recipient & { link: string; hours: number },
): Letter => ({
  subject: `You are the first super admin of the ${identity.shortName} portal`,
  text: letter(identity, firstName, [
    `The ${identity.shortName} portal was set up with this address as its first super admin. Open this link to choose a password:`,
    `    ${link}`,
    `It works once, within ${hours} hours. After that a new one is sent when the college's service starts again.`,
  ]),
});
