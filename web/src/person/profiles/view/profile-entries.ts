import { formatCalendarDate } from "../../../lib/dates.ts";
import { profileTexts } from "../profile-texts.ts";
import type { NumberName, Person, ProfileName } from "./person.ts";

/** A detail of a person as it is labelled. */
export type DetailName = ProfileName | NumberName | "surname" | "firstName" | "otherName" | "email";

/** One line of a profile, ready to be shown. */
export interface ProfileEntry {
  readonly name: DetailName;
  readonly label: string;
  readonly value: string;
  /** False where the value only says that there is none. */
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

/** A label in the middle of a sentence: `date of birth`, but `LGA`. */
const inSentence = (label: string): string =>
  label === label.toUpperCase() ? label : label.toLowerCase();

/** A detail as it is shown; empty where nothing was given. */
const shown = (person: Person, name: DetailName): string => {
  const details: Readonly<Partial<Record<DetailName, string | null>>> = {
    ...person.profile,
    ...person,
  };
  const given = details[name]?.trim() ?? "";
  return given && name === "dateOfBirth" ? formatCalendarDate(given) : given;
};

/** The lines of the named details, in that order; those without a value say so. */
export const entriesOf = (person: Person, names: readonly DetailName[]): readonly ProfileEntry[] =>
  names.map((name) => {
    const label = labels[name];
    const value = shown(person, name);
    const missing =
      name === "otherName" ? profileTexts.notApplicable : profileTexts.none(inSentence(label));
    return { name, label, value: value || missing, isGiven: value !== "" };
  });

/** Everything a profile shows, in groups, the person's number first. */
export const profileGroups = (person: Person, number: NumberName): readonly ProfileGroup[] =>
  groupDetails(number).map(([title, names]) => ({ title, entries: entriesOf(person, names) }));
