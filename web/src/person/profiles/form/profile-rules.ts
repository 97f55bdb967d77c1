import { lengthLimits as personalLimits } from "../../../../../rules/profiles/personal-details.ts";
import { normalisePhone } from "../../../../../rules/profiles/phone.ts";
import type { Person } from "../view/person.ts";
import { profileFormTexts } from "./profile-form-texts.ts";

/** The fields that a profile form can have. */
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

/** The values of all controls. */
export type ProfileValues = Readonly<Record<ProfileField, string>>;

/** The changed values only. */
export type ProfileChanges = Partial<ProfileValues>;

export type ProfileProblems = Partial<Readonly<Record<ProfileField, string>>>;

/** The college's length limits. */
export const lengthLimits: Readonly<Record<ProfileField, number>> = personalLimits;

export const isProfileField = (name: string): name is ProfileField =>
  profileFields.some((field) => field === name);

const mapFields = (read: (field: ProfileField) => string): ProfileValues =>
  Object.fromEntries(profileFields.map((field) => [field, read(field)])) as ProfileValues;

/** The form's initial values. */
export const valuesOf = (profile: Person["profile"]): ProfileValues =>
  mapFields((field) => profile[field] ?? "");

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null;

/** The saved values overlaid with a draft. An invalid draft is ignored. */
export const withDraft = (saved: ProfileValues, draft: unknown): ProfileValues => {
  if (!isRecord(draft)) return saved;
  return mapFields((field) => {
    const kept = draft[field];
    return typeof kept === "string" ? kept : saved[field];
  });
};

/** Only the changed fields. The others keep their value, even if it was changed elsewhere. */
export const changesOf = (saved: ProfileValues, values: ProfileValues): ProfileChanges =>
  Object.fromEntries(
    profileFields
      .filter((field) => values[field].trim() !== saved[field].trim())
      .map((field) => [field, values[field].trim()]),
  );

const phoneFields: ReadonlySet<ProfileField> = new Set(["phone", "parentPhone"]);

/** Validates a changed value by the rules that all profiles share. */
const problemOf = (field: ProfileField, value: string): string | undefined => {
  const text = value.trim();
  if (text.length > lengthLimits[field]) return profileFormTexts.tooLong(lengthLimits[field]);
  if (text && phoneFields.has(field) && normalisePhone(text) === undefined)
    return profileFormTexts.phoneInvalid;
  return undefined;
};

/** The problems of the changed values, by field. Unchanged values are not validated. */
export const problemsOf = (changes: ProfileChanges, judge = problemOf): ProfileProblems =>
  Object.fromEntries(
    profileFields.flatMap((field) => {
      const value = changes[field];
      const problem = value === undefined ? undefined : judge(field, value);
      return problem ? [[field, problem]] : [];
    }),
  );
