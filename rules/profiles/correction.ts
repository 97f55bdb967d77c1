import { personalChangeProblems } from "./personal-changes.ts";
import { type PersonalField, type Problems, readPersonalField } from "./personal-details.ts";

/**
 * What the college's records say of a person and only ICT support corrects, on evidence, in the order of the form. The
 * rest of a profile is the person's own to change.
 */
export const correctableFields = [
  "surname",
  "firstName",
  "otherName",
  "maidenName",
  "sex",
  "dateOfBirth",
  "maritalStatus",
  "nationality",
  "stateOfOrigin",
  "lga",
] as const satisfies readonly PersonalField[];

export type CorrectableField = (typeof correctableFields)[number];

/** Values by field, empty where there is none. */
export type CorrectableValues = Readonly<Partial<Record<CorrectableField, string>>>;

/** What may be taken back; a name of birth that was never changed, a middle name that is none. */
const mayBeEmpty: ReadonlySet<CorrectableField> = new Set(["otherName", "maidenName"]);

/**
 * What of `typed` differs from `saved`, in the form in which it is stored. What cannot be read is kept as it was typed:
 * `correctionProblems` says what is wrong with it.
 */
export const correctionChanges = (
  saved: CorrectableValues,
  typed: CorrectableValues,
  today: string,
): CorrectableValues => {
  const changes: Partial<Record<CorrectableField, string>> = {};
  for (const field of correctableFields) {
    const text = typed[field];
    if (text === undefined) continue;
    const reading = readPersonalField(field, text, today);
    const value = "value" in reading ? reading.value : text;
    if (value !== (saved[field] ?? "")) changes[field] = value;
  }
  return changes;
};

/**
 * What keeps changes from being made: sentences by the field they belong to. What is saved can be replaced and, a
 * middle and a maiden name apart, never emptied.
 */
export const correctionProblems = (
  saved: CorrectableValues,
  changes: CorrectableValues,
  today: string,
  localGovernmentsOf: (state: string) => readonly string[] | undefined,
): Problems => {
  const required = correctableFields.filter(
    (field) => !mayBeEmpty.has(field) && (saved[field] ?? "") !== "",
  );
  return personalChangeProblems(saved, changes, today, localGovernmentsOf, new Set(required));
};
