import type { ProfileDetails_StudentFragment } from "../../gql/student.ts";
import { formatCalendarDate } from "../../lib/dates.ts";
import { texts } from "../../texts.ts";

type Student = ProfileDetails_StudentFragment;

/** A profile field as it is labelled. */
export type DetailName = keyof typeof texts.profile.labels;

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

const { labels, groups } = texts.profile;

/** The college's own details of a student, which the student cannot change. */
export const protectedDetails = [
  "matricNumber",
  "surname",
  "firstName",
  "otherName",
  "email",
  "sex",
  "dateOfBirth",
  "stateOfOrigin",
] as const satisfies readonly DetailName[];

const groupDetails = [
  [groups.identity, ["matricNumber", "surname", "firstName", "otherName", "maidenName"]],
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
] as const satisfies readonly (readonly [string, readonly DetailName[]])[];

/** A label in the middle of a sentence: `date of birth`, but `LGA`. */
const inSentence = (label: string): string =>
  label === label.toUpperCase() ? label : label.toLowerCase();

/** Every detail as it is shown; empty where nothing was given. */
const shownDetails = (student: Student): Readonly<Record<DetailName, string>> => {
  const details = { ...student.profile, ...student };
  const given = (name: DetailName) => details[name]?.trim() ?? "";
  const dateOfBirth = given("dateOfBirth");
  const names = Object.keys(labels) as DetailName[];
  return {
    ...(Object.fromEntries(names.map((name) => [name, given(name)])) as Record<DetailName, string>),
    dateOfBirth: dateOfBirth && formatCalendarDate(dateOfBirth),
  };
};

/** The lines of the named details, in that order; those without a value say so. */
export const entriesOf = (
  student: Student,
  names: readonly DetailName[],
): readonly ProfileEntry[] => {
  const details = shownDetails(student);
  return names.map((name) => {
    const label = labels[name];
    const missing =
      name === "otherName" ? texts.profile.notApplicable : texts.profile.none(inSentence(label));
    return { name, label, value: details[name] || missing, isGiven: details[name] !== "" };
  });
};

/** Everything a profile shows, in groups. */
export const profileGroups = (student: Student): readonly ProfileGroup[] =>
  groupDetails.map(([title, names]) => ({ title, entries: entriesOf(student, names) }));
