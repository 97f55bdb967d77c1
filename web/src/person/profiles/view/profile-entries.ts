import { formatCalendarDate } from "../../../lib/dates.ts";
import { profileTexts } from "../profile-texts.ts";
import type { NumberName, Person, ProfileName } from "./person.ts";

/** The name of a labelled detail. */
export type DetailName = ProfileName | NumberName | "surname" | "firstName" | "otherName" | "email";

/** One line of a profile. */
export interface ProfileEntry {
  readonly name: DetailName;
  readonly label: string;
  readonly value: string;
  /** False if the value only says that nothing was provided. */
  readonly isGiven: boolean;
}

export interface ProfileGroup {
  readonly title: string;
  readonly entries: readonly ProfileEntry[];
}

const { labels, groups } = profileTexts;

const groupDetails = (
  number: NumberName,
): readonly (readonly [title: string, names: readonly DetailName[]])[] => [
  [groups.identity, [number, "surname", "firstName", "otherName", "maidenName"]],
  [
    groups.personal,
    [
      "sex",
      "dateOfBirth",
      "maritalStatus",
      "religion",
      "bloodGroup",
      "nationality",
      "stateOfOrigin",
      "lga",
    ],
  ],
  [groups.contact, ["phone", "email", "address", "emergencyContact"]],
  [groups.guardian, ["parentName", "parentPhone", "parentAddress"]],
];

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
    const missing =
      name === "otherName" ? profileTexts.notApplicable : profileTexts.none(inSentence(label));
    return { name, label, value: value || missing, isGiven: value !== "" };
  });

/** All lines of a profile in groups. The person's number comes first. */
export const profileGroups = (person: Person, number: NumberName): readonly ProfileGroup[] =>
  groupDetails(number).map(([title, names]) => ({ title, entries: entriesOf(person, names) }));
