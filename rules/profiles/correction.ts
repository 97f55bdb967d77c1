import { personalChangeProblems } from "./personal-changes.ts";
import { type PersonalField, type Problems, readPersonalField } from "./personal-details.ts";

/**
 * Fields that only ICT support corrects, on evidence, in the order of the form. The
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

/** Fields a correction may clear, such as a maiden name or middle name entered by mistake. */
const mayBeEmpty: ReadonlySet<CorrectableField> = new Set(["otherName", "maidenName"]);

/**
 * The values of `typed` that differ from `saved`, in stored form. Invalid input is kept as typed:
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
 * Problems that block the changes: sentences by field. A saved value can be replaced but, a
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
