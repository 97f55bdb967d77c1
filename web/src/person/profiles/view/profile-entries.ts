import type { PersonalField } from "../../../../../rules/profiles/personal-details.ts";
import { formatCalendarDate } from "../../../lib/dates.ts";
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
  readonly profile: Readonly<
    Record<Exclude<PersonalField, "surname" | "firstName" | "otherName">, string | null>
  >;
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

const { labels, groups } = profileTexts;

/** A label inside a sentence: `date of birth`, but `LGA`. */
const inSentence = (label: string): string =>
  label === label.toUpperCase() ? label : label.toLowerCase();

/** The shown value of a detail; empty if nothing was provided. */
const shown = (person: Person, name: DetailName): string => {
  const details: Readonly<Partial<Record<DetailName, string | null>>> = {
    ...person.profile,
    ...person,
  };
  const given = details[name]?.trim() ?? "";
  return given && name === "dateOfBirth" ? formatCalendarDate(given) : given;
};

/** The lines of the named details in that order. Missing values are reported as such. */
export const entriesOf = (person: Person, names: readonly DetailName[]): readonly ProfileEntry[] =>
  names.map((name) => {
    const label = labels[name];
    const value = shown(person, name);
    const missing = name === "otherName" ? "N/A" : `No ${inSentence(label)} provided`;
    return { name, label, value: value || missing, isGiven: value !== "" };
  });

/** All lines of a profile in groups. The person's number comes first. */
export const profileGroups = (person: Person, number: NumberName) => [
  {
    title: groups.identity,
    entries: entriesOf(person, [number, "surname", "firstName", "otherName", "maidenName"]),
  },
  {
    title: groups.personal,
    entries: entriesOf(person, [
      "sex",
      "dateOfBirth",
      "maritalStatus",
      "religion",
      "bloodGroup",
      "nationality",
      "stateOfOrigin",
      "lga",
    ]),
  },
  {
    title: groups.contact,
    entries: entriesOf(person, ["phone", "email", "address", "emergencyContact"]),
  },
  {
    title: groups.guardian,
    entries: entriesOf(person, ["parentName", "parentPhone", "parentAddress"]),
  },
];
