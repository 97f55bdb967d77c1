import { paths } from "../../../paths.ts";
import type { ProfileKind } from "../../../person/profiles/form/profile-kind.ts";
import { profileFields } from "../../../person/profiles/form/profile-rules.ts";

/** What of a profile is a student's to change, and what ICT support keeps. */
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
