import { normalisePhone } from "../../../../rules/phone.ts";
import type { ProfileDetails_StudentFragment, ProfileInput } from "../../gql/student.ts";
import { texts } from "../../texts.ts";

/** The fields a student may change. */
export type ProfileField = keyof ProfileInput;

/** A form's values: what stands in every control. */
export type ProfileValues = Readonly<Record<ProfileField, string>>;

export type ProfileProblems = Partial<Readonly<Record<ProfileField, string>>>;

/** The most characters a field takes, as the college takes them. */
export const lengthLimits: Readonly<Record<ProfileField, number>> = {
  phone: 20,
  maritalStatus: 20,
  nationality: 60,
  lga: 60,
  bloodGroup: 5,
  emergencyContact: 120,
  address: 250,
  religion: 40,
  parentName: 120,
  parentPhone: 20,
  parentAddress: 250,
  maidenName: 60,
};

export const profileFields = Object.keys(lengthLimits) as readonly ProfileField[];

export const isProfileField = (name: string): name is ProfileField => name in lengthLimits;

const eachField = (read: (field: ProfileField) => string): ProfileValues =>
  Object.fromEntries(profileFields.map((field) => [field, read(field)])) as ProfileValues;

/** The values a form starts from. */
export const valuesOf = (profile: ProfileDetails_StudentFragment["profile"]): ProfileValues =>
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
export const changesOf = (saved: ProfileValues, values: ProfileValues): ProfileInput =>
  Object.fromEntries(
    profileFields
      .filter((field) => values[field].trim() !== saved[field].trim())
      .map((field) => [field, values[field].trim()]),
  );

const phoneFields: ReadonlySet<ProfileField> = new Set(["phone", "parentPhone"]);

const problemOf = (field: ProfileField, value: string): string | undefined => {
  const text = value.trim();
  if (text.length > lengthLimits[field]) return texts.profileForm.tooLong(lengthLimits[field]);
  if (text && phoneFields.has(field) && normalisePhone(text) === undefined)
    return texts.profileForm.phoneInvalid;
  return undefined;
};

/** What is wrong with the changes, by field; nothing is said of values that stood there before. */
export const problemsOf = (changes: ProfileInput): ProfileProblems =>
  Object.fromEntries(
    profileFields.flatMap((field) => {
      const problem = problemOf(field, changes[field] ?? "");
      return problem ? [[field, problem]] : [];
    }),
  );
