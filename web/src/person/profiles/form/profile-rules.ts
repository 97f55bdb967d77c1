import { lengthLimits as personalLimits } from "../../../../../rules/profiles/personal-details.ts";
import { normalisePhone } from "../../../../../rules/profiles/phone.ts";
import type { Person } from "../view/person.ts";
import { profileFormTexts } from "./profile-form-texts.ts";

/** The fields that a profile's form can have. */
export const profileFields = [
  "phone",
  "maritalStatus",
  "nationality",
  "lga",
  "bloodGroup",
  "emergencyContact",
  "address",
  "religion",
  "parentName",
  "parentPhone",
  "parentAddress",
  "maidenName",
] as const;

export type ProfileField = (typeof profileFields)[number];

/** A form's values: what stands in every control. */
export type ProfileValues = Readonly<Record<ProfileField, string>>;

/** Changed values alone. */
export type ProfileChanges = Partial<ProfileValues>;

export type ProfileProblems = Partial<Readonly<Record<ProfileField, string>>>;

/** The most characters a field takes, as the college takes them. */
export const lengthLimits: Readonly<Record<ProfileField, number>> = personalLimits;

export const isProfileField = (name: string): name is ProfileField =>
  profileFields.some((field) => field === name);

const eachField = (read: (field: ProfileField) => string): ProfileValues =>
  Object.fromEntries(profileFields.map((field) => [field, read(field)])) as ProfileValues;

/** The values a form starts from. */
export const valuesOf = (profile: Person["profile"]): ProfileValues =>
  eachField((field) => profile[field] ?? "");

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null;

/** The saved values with those of a draft over them; anything that is not a draft changes nothing. */
export const withDraft = (saved: ProfileValues, draft: unknown): ProfileValues => {
  if (!isRecord(draft)) return saved;
  return eachField((field) => {
    const kept = draft[field];
    return typeof kept === "string" ? kept : saved[field];
  });
};

/** Only what differs from the saved values: a field left out keeps its value, also one changed meanwhile elsewhere. */
export const changesOf = (saved: ProfileValues, values: ProfileValues): ProfileChanges =>
  Object.fromEntries(
    profileFields
      .filter((field) => values[field].trim() !== saved[field].trim())
      .map((field) => [field, values[field].trim()]),
  );

const phoneFields: ReadonlySet<ProfileField> = new Set(["phone", "parentPhone"]);

/** What is wrong with a changed value, as far as every profile's rules go. */
const problemOf = (field: ProfileField, value: string): string | undefined => {
  const text = value.trim();
  if (text.length > lengthLimits[field]) return profileFormTexts.tooLong(lengthLimits[field]);
  if (text && phoneFields.has(field) && normalisePhone(text) === undefined)
    return profileFormTexts.phoneInvalid;
  return undefined;
};

/** What is wrong with the changes, by field; nothing is said of values that stood there before. */
export const problemsOf = (changes: ProfileChanges, judge = problemOf): ProfileProblems =>
  Object.fromEntries(
    profileFields.flatMap((field) => {
      const value = changes[field];
      const problem = value === undefined ? undefined : judge(field, value);
      return problem ? [[field, problem]] : [];
    }),
  );
