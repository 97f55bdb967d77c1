import { type ProfileField, profileFields } from "../src/person/profiles/personal-details.ts";

/** A profile in which nothing is given. */
export const emptyProfile = Object.fromEntries(
  profileFields.map((field) => [field, null]),
) as Readonly<Record<ProfileField, null>>;
