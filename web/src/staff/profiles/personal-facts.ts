import { type PersonalField, personalFields } from "../../../../rules/profiles/personal-details.ts";
import { formatCalendarDate } from "../../lib/dates.ts";
import {
  inSentence,
  type ProfileField,
  personalDetails,
  profileFields,
} from "../../person/profiles/personal-details.ts";
import type { Fact } from "../kit/FactGrid.tsx";

const labelOf = (field: PersonalField): string => {
  const label = inSentence(personalDetails[field].label);
  return label.charAt(0).toUpperCase() + label.slice(1);
};

/** The labels of the personal details in the staff's area: `Date of birth`. */
export const personalLabels = Object.fromEntries(
  personalFields.map((field) => [field, labelOf(field)]),
) as Readonly<Record<PersonalField, string>>;

/** The labels of all that a profile holds and a request can change. */
export const profileFieldLabels: typeof personalLabels & Readonly<Record<string, string>> = {
  ...personalLabels,
  lga: "Local government area",
  parentName: "Parent or guardian",
  parentPhone: "Their phone",
  parentAddress: "Their address",
};

/** The personal details of an applicant or a student, without the names. */
export const personalFacts = (
  profile: Readonly<Record<ProfileField, string | null>>,
  labels: Readonly<Record<ProfileField, string>>,
): readonly Fact[] =>
  profileFields.map((field) => {
    const value = profile[field];
    return [labels[field], value && field === "dateOfBirth" ? formatCalendarDate(value) : value];
  });
