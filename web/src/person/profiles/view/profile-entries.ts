import type { PersonalField } from "../../../../../rules/profiles/personal-details.ts";
import { formatCalendarDate } from "../../../lib/dates.ts";
import { fieldsIn, inSentence, type ProfileField, personalDetails } from "../personal-details.ts";
import { profileTexts } from "../profile-texts.ts";

/** Who has a profile of their own. */
export const profileRoles = ["Applicant", "Student"] as const;

/** The name of the person's number. */
export type NumberName = "applicationNo" | "matricNumber";

/** The name of a labelled detail. */
export type DetailName = PersonalField | NumberName | "email";

/** The details that students and applicants share. */
export interface Person {
  readonly id: string;
  readonly surname: string;
  readonly firstName: string;
  readonly otherName: string | null;
  readonly email: string;
  readonly passportUrl: string | null;
  readonly profile: Readonly<Record<ProfileField, string | null>>;
  readonly applicationNo?: string;
  readonly matricNumber?: string;
}

/** One line of a profile. */
export interface ProfileEntry {
  readonly name: DetailName;
  readonly label: string;
  readonly value: string;
  /** False if the value only says that nothing was provided. */
  readonly isGiven: boolean;
}

const details: Readonly<Record<DetailName, { readonly label: string }>> = {
  ...personalDetails,
  applicationNo: { label: "Application Number" },
  matricNumber: { label: "Matric Number" },
  email: { label: "Email" },
};

/** The shown value of a detail; empty if nothing was provided. */
const shown = (person: Person, name: DetailName): string => {
  const values: Readonly<Partial<Record<DetailName, string | null>>> = {
    ...person.profile,
    ...person,
  };
  const given = values[name]?.trim() ?? "";
  return given && name === "dateOfBirth" ? formatCalendarDate(given) : given;
};

/** The lines of the named details in that order. Missing values are reported as such. */
export const entriesOf = (person: Person, names: readonly DetailName[]): readonly ProfileEntry[] =>
  names.map((name) => {
    const { label } = details[name];
    const value = shown(person, name);
    const missing = name === "otherName" ? "N/A" : `No ${inSentence(label)} provided`;
    return { name, label, value: value || missing, isGiven: value !== "" };
  });

const { groups } = profileTexts;

/** All lines of a profile in groups. The person's number comes first. */
export const profileGroups = (person: Person, number: NumberName) => [
  { title: groups.identity, entries: entriesOf(person, [number, ...fieldsIn("identity")]) },
  { title: groups.personal, entries: entriesOf(person, fieldsIn("personal", "origin")) },
  {
    title: groups.contact,
    entries: entriesOf(
      person,
      fieldsIn("contact").flatMap((field) => (field === "phone" ? [field, "email"] : [field])),
    ),
  },
  { title: groups.guardian, entries: entriesOf(person, fieldsIn("guardian")) },
];
