import {
  type PersonalField,
  personalFields,
} from "../../../../../rules/profiles/personal-details.ts";
import type { Person } from "../view/profile-entries.ts";

export type PersonalValues = Readonly<Record<PersonalField, string>>;

/** Only the changed fields. The others keep their value, even if it was changed elsewhere. */
export type PersonalChanges = Readonly<Partial<Record<PersonalField, string>>>;

/** The saved values as a form's initial values. */
export const valuesOf = ({ profile, surname, firstName, otherName }: Person): PersonalValues => {
  const saved = { ...profile, surname, firstName, otherName };
  return Object.fromEntries(
    personalFields.map((field) => [field, saved[field] ?? ""]),
  ) as PersonalValues;
};

/** Parses a draft; null if it contains no changes. */
export const readChanges = (stored: unknown): PersonalChanges | null => {
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

export const trimmed = (changes: PersonalChanges): PersonalChanges =>
  Object.fromEntries(Object.entries(changes).map(([field, text]) => [field, text.trim()]));
