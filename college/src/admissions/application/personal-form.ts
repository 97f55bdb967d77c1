import { localGovernmentsOf } from "../../../../rules/nigeria/local-governments-of.ts";
import { personalChangeProblems } from "../../../../rules/profiles/personal-changes.ts";
import {
  neverEmpty,
  type PersonalField,
  personalFields,
  readPersonalField,
} from "../../../../rules/profiles/personal-details.ts";
import type { applicant } from "../../db/schema/admissions.ts";
import { texts } from "../../texts.ts";
import { asFieldErrors } from "./field-names.ts";

type ApplicantRow = typeof applicant.$inferSelect;

/** The columns that personal details are kept in; null clears one. */
export type PersonalChanges = Partial<typeof applicant.$inferInsert>;

export type PersonalReading =
  | { readonly changes: PersonalChanges }
  | { readonly problems: Readonly<Record<string, readonly string[]>> };

interface Situation {
  readonly stored: ApplicantRow;
  readonly email: string;
  /** `2026-03-10`, in the college's time zone. */
  readonly today: string;
}

/** What an applicant may still change once the application is submitted; the rest is ICT support's. */
const contactFields: ReadonlySet<PersonalField> = new Set([
  "phone",
  "emergencyContact",
  "address",
  "parentName",
  "parentPhone",
  "parentAddress",
]);

/** An applicant's details as the rules take them: empty where nothing is stored. */
export const personalValues = (stored: ApplicantRow): Partial<Record<PersonalField, string>> => {
  const values: Partial<Record<PersonalField, string>> = {};
  for (const field of personalFields) values[field] = stored[field] ?? "";
  return values;
};

/**
 * Reads the text fields of the personal details. A field left out keeps its value, an empty one is cleared, one
 * nobody knows is ignored. What is sent as it is stored is always taken, even where it may not be changed.
 */
export const readPersonalForm = (
  form: ReadonlyMap<string, string>,
  situation: Situation,
): PersonalReading => {
  const isSubmitted = situation.stored.submittedAt !== null;
  const sent = sentFields(form);
  const locked = isSubmitted ? [...sent.keys()].filter((field) => !contactFields.has(field)) : [];
  const judged = locked.length === 0 ? sent : without(sent, locked);
  const problems = {
    ...fixedProblems(form, situation),
    ...lockedProblems(sent, locked, situation),
    ...asFieldErrors(
      personalChangeProblems(
        personalValues(situation.stored),
        Object.fromEntries(judged),
        situation.today,
        localGovernmentsOf,
        isSubmitted ? contactFields : neverEmpty,
      ),
    ),
  };
  return Object.keys(problems).length > 0
    ? { problems }
    : { changes: changesOf(judged, situation) };
};

type Sent = ReadonlyMap<PersonalField, string>;

const sentFields = (form: ReadonlyMap<string, string>): Sent =>
  new Map(
    personalFields.flatMap((field) => {
      const text = form.get(field);
      return text === undefined ? [] : [[field, text] as const];
    }),
  );

const without = (sent: Sent, fields: readonly PersonalField[]): Sent =>
  new Map([...sent].filter(([field]) => !fields.includes(field)));

/** What no applicant may change here, whatever the state of the application. */
const fixedProblems = (
  form: ReadonlyMap<string, string>,
  { stored, email }: Situation,
): Record<string, readonly string[]> => {
  const fixed = { email, applicationNo: stored.applicationNo };
  const changed = Object.entries(fixed).filter(([field, value]) => {
    const text = form.get(field)?.trim();
    return text !== undefined && text.toLowerCase() !== value.toLowerCase();
  });
  return Object.fromEntries(changed.map(([field]) => [field, [texts.profile.protected]]));
};

const lockedProblems = (
  sent: Sent,
  locked: readonly PersonalField[],
  { stored, today }: Situation,
): Record<string, readonly string[]> => {
  const changed = locked.filter((field) => {
    const reading = readPersonalField(field, sent.get(field) ?? "", today);
    return !("value" in reading) || reading.value !== (stored[field] ?? "");
  });
  return Object.fromEntries(changed.map((field) => [field, [texts.application.locked]]));
};

const changesOf = (sent: Sent, { stored, today }: Situation): PersonalChanges => {
  const changes: PersonalChanges = {};
  for (const [field, text] of sent) {
    const reading = readPersonalField(field, text, today);
    const value = "value" in reading && reading.value !== "" ? reading.value : null;
    Object.assign(changes, { [field]: value });
  }
  const sex = changes.sex === undefined ? stored.sex : changes.sex;
  // The form has no such field for men, so that what was typed before is not theirs.
  if (sex === "Male" && (changes.maidenName ?? stored.maidenName) !== null)
    changes.maidenName = null;
  return changes;
};
