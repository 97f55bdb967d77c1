import {
  type PersonalField,
  personalFields,
} from "../../../../../../rules/profiles/personal-details.ts";
import type { FormApplicant } from "../saved-section.ts";

export type PersonalValues = Readonly<Record<PersonalField, string>>;

/** Only what differs from what is saved: a field left out keeps its value, also one changed meanwhile elsewhere. */
export type PersonalChanges = Readonly<Partial<Record<PersonalField, string>>>;

/** What nearly everybody would choose, so that nobody has to. */
const defaultNationality = "Nigerian";

/** The saved values as the form starts from them. */
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

/** A draft's changes; null where they are none. */
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

/** The changes of which something differs from `values` to the letter, so that typing on can go; null where none does. */
export const remainingChanges = (
  values: PersonalChanges,
  changes: PersonalChanges,
): PersonalChanges | null => differing(changes, (text, field) => text !== values[field]);

/** The changes worth saving: outer spaces are none. */
export const changesToSave = (saved: PersonalValues, changes: PersonalChanges): PersonalChanges =>
  differing(changes, (text, field) => text.trim() !== saved[field].trim()) ?? {};

/** Only women who are or were married are asked for a maiden name. */
export const hasMaidenName = ({ sex, maritalStatus, maidenName }: PersonalValues): boolean =>
  sex === "Female" && (maidenName !== "" || (maritalStatus !== "" && maritalStatus !== "Single"));

/** What is sent of the changes; the usual nationality with them, where none is saved yet. */
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
