import {
  isNigerian,
  type PersonalField,
  personalFields,
} from "../../../../../../rules/profiles/personal-details.ts";
import type { FormApplicant } from "../saved-section.ts";

export type PersonalValues = Readonly<Record<PersonalField, string>>;

/** Only the changed fields. The others keep their value, even if it was changed elsewhere. */
export type PersonalChanges = Readonly<Partial<Record<PersonalField, string>>>;

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
export const savedPersonal = (applicant: FormApplicant): PersonalValues => {
  const { profile, surname, firstName, otherName } = applicant;
  const saved: Partial<Record<PersonalField, string | null>> = {
    ...profile,
    surname,
    firstName,
    otherName,
    nationality: profile.nationality || defaultNationality,
  };
  return Object.fromEntries(
    personalFields.map((field) => [field, saved[field] ?? ""]),
  ) as PersonalValues;
};

/** Parses a draft; null if it contains no changes. */
export const readPersonal = (stored: unknown): PersonalChanges | null => {
  if (typeof stored !== "object" || stored === null) return null;
  const kept = Object.entries(stored).filter(
    ([field, text]) => personalFields.some((known) => known === field) && typeof text === "string",
  );
  return kept.length > 0 ? Object.fromEntries(kept) : null;
};

const differing = (
  changes: PersonalChanges,
  isDifferent: (text: string, field: PersonalField) => boolean,
): PersonalChanges | null => {
  const real = personalFields.flatMap((field) => {
    const text = changes[field];
    return text !== undefined && isDifferent(text, field) ? [[field, text]] : [];
  });
  return real.length > 0 ? Object.fromEntries(real) : null;
};

/** The changes that differ from `values` exactly; null if none does. */
export const remainingChanges = (
  values: PersonalChanges,
  changes: PersonalChanges,
): PersonalChanges | null => differing(changes, (text, field) => text !== values[field]);

/** The changes to be saved. Leading and trailing spaces are ignored. */
export const changesToSave = (saved: PersonalValues, changes: PersonalChanges): PersonalChanges =>
  differing(changes, (text, field) => text.trim() !== saved[field].trim()) ?? {};

/** Only women who are or were married are asked for a maiden name. */
export const hasMaidenName = ({ sex, maritalStatus, maidenName }: PersonalValues): boolean =>
  sex === "Female" && (maidenName !== "" || (maritalStatus !== "" && maritalStatus !== "Single"));

/** The mutation's input: the changes, with the default nationality if none is saved. */
export const personalInput = (
  applicant: FormApplicant,
  changes: PersonalChanges,
): PersonalChanges => {
  const values = { ...savedPersonal(applicant), ...changes };
  const { maidenName, ...rest } = changes;
  const sent = maidenName !== undefined && hasMaidenName(values) ? changes : rest;
  const trimmed = Object.entries(sent).map(([field, text]) => [field, text.trim()]);
  return {
    ...(!applicant.profile.nationality && { nationality: defaultNationality }),
    ...Object.fromEntries(trimmed),
  };
};
