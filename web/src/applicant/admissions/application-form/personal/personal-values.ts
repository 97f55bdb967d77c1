import { isNigerian } from "../../../../../../rules/profiles/personal-details.ts";
import {
  type PersonalChanges,
  type PersonalValues,
  trimmed,
  valuesOf,
} from "../../../../person/profiles/form/personal-changes.ts";
import type { FormApplicant } from "../saved-section.ts";

/** The default, because nearly all applicants choose it. */
const defaultNationality = "Nigerian";

/** Neighbouring countries first, because most foreign applicants come from there. */
export const nationalities: readonly string[] = [
  defaultNationality,
  "Beninese",
  "Cameroonian",
  "Chadian",
  "Ghanaian",
  "Ivorian",
  "Nigerien",
  "Togolese",
];

/** The choice after which the nationality is typed. */
export const anotherNationality = "another";

/** The list's field. As a part of the nationality it takes the focus while that has no field of its own. */
export const listedNationality = "nationality.listed";

export const isUnlisted = ({ nationality }: Pick<PersonalValues, "nationality">): boolean =>
  !nationalities.includes(nationality);

/** Whether state and LGA are chosen from Nigeria's. */
export const hasNigerianPlace = (values: Pick<PersonalValues, "nationality">): boolean =>
  isNigerian(values) && !isUnlisted(values);

/** What a change of a field on the screen changes. The LGA depends on the state. */
export const changeOf = (values: PersonalValues, field: string, text: string): PersonalChanges => {
  if (field === listedNationality) {
    return { nationality: text === anotherNationality ? "" : text };
  }
  return field === "stateOfOrigin" && hasNigerianPlace(values)
    ? { stateOfOrigin: text, lga: "" }
    : { [field]: text };
};

/** The saved values as the form's initial values. */
export const savedPersonal = (applicant: FormApplicant): PersonalValues => ({
  ...valuesOf(applicant),
  nationality: applicant.profile.nationality || defaultNationality,
});

/** Only women who are or were married are asked for a maiden name. */
export const hasMaidenName = ({ sex, maritalStatus, maidenName }: PersonalValues): boolean =>
  sex === "Female" && (maidenName !== "" || (maritalStatus !== "" && maritalStatus !== "Single"));

/** The mutation's input: the changes, with the default nationality if none is saved. */
export const personalInput = (
  applicant: FormApplicant,
  changes: PersonalChanges,
): PersonalChanges => {
  const { maidenName, ...rest } = changes;
  const values = { ...savedPersonal(applicant), ...changes };
  return {
    ...(!applicant.profile.nationality && { nationality: defaultNationality }),
    ...trimmed(maidenName !== undefined && hasMaidenName(values) ? changes : rest),
  };
};
