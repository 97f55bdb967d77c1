import { readPersonalField } from "../../../../../rules/profiles/personal-details.ts";
import { personalTexts } from "../../../../../rules/texts.ts";
import { isoDayIn } from "../../../lib/dates.ts";
import { paths } from "../../../paths.ts";
import type { DetailName } from "../view/profile-entries.ts";
import { type ProfileChanges, type ProfileField, profileFields } from "./profile-rules.ts";

/** The reason why a profile was not saved, and the fields it concerns. */
export interface ProfileRefusal {
  readonly message: string;
  readonly fields: readonly { readonly field: string; readonly message: string }[];
}

/** Saves changed fields and a new photo. Resolves to null on success. */
export type SaveProfile = (
  changes: ProfileChanges,
  passport: File | null,
) => Promise<ProfileRefusal | null>;

/** The configuration of a profile form for one role. */
export interface ProfileKind {
  /** The fields that the person can change. */
  readonly fields: readonly ProfileField[];
  /** The read-only fields that the college keeps. */
  readonly kept: readonly DetailName[];
  /** The path of the profile. */
  readonly profilePath: string;
  /** Validates a changed value by the role's own rules. */
  readonly judge?: (field: ProfileField, value: string) => string | undefined;
}

/** The fields that a student can change, and those that ICT support keeps. */
export const studentProfile: ProfileKind = {
  fields: profileFields,
  kept: [
    "matricNumber",
    "surname",
    "firstName",
    "otherName",
    "email",
    "sex",
    "dateOfBirth",
    "stateOfOrigin",
  ],
  profilePath: paths.student.profile,
};

/** The fields that a submitted applicant can change. ICT support corrects the others. */
const applicantFields = [
  "phone",
  "address",
  "emergencyContact",
  "parentName",
  "parentPhone",
  "parentAddress",
] as const;

const missing: Readonly<Record<string, string>> = personalTexts.missing;

/** The profile form of a submitted applicant. Dates are validated in `timeZone`. */
export const applicantProfile = (timeZone: string): ProfileKind => ({
  fields: applicantFields,
  kept: [
    "applicationNo",
    "surname",
    "firstName",
    "otherName",
    "maidenName",
    "email",
    "sex",
    "dateOfBirth",
    "maritalStatus",
    "religion",
    "bloodGroup",
    "nationality",
    "stateOfOrigin",
    "lga",
  ],
  profilePath: paths.applicant.profile,
  judge: (field, value) => {
    // A field that submission requires cannot be emptied.
    if (value.trim() === "") return missing[field];
    const reading = readPersonalField(field, value, isoDayIn(new Date(), timeZone));
    return "problem" in reading ? reading.problem : undefined;
  },
});
