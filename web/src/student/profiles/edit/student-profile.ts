import { paths } from "../../../paths.ts";
import type { ProfileKind } from "../../../person/profiles/form/profile-kind.ts";
import { profileFields } from "../../../person/profiles/form/profile-rules.ts";

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
