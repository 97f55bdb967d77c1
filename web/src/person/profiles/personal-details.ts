import {
  bloodGroups,
  maritalStatuses,
  type PersonalField,
  religions,
  sexes,
} from "../../../../rules/profiles/personal-details.ts";

const nameFields = ["surname", "firstName", "otherName"] as const;

/** A field of the GraphQL type `Profile`, which has no names. */
export type ProfileField = Exclude<PersonalField, (typeof nameFields)[number]>;

type DetailGroup = "identity" | "personal" | "origin" | "contact" | "guardian";

interface PersonalDetail {
  readonly label: string;
  readonly group: DetailGroup;
  /** The values to choose from. */
  readonly choices?: readonly string[];
  /** How it is typed if there are no choices: on one line if left out. */
  readonly control?: "date" | "lines" | "phone";
  /** What a browser may fill in: the person's own details, not the guardian's. */
  readonly autoComplete?: string;
  /** The hint in the application form. */
  readonly hint?: string;
  /** The hint in the profile form. */
  readonly profileHint?: string;
}

const phoneHint = "For example 0803 123 4567.";

/** How the screens show and ask for each personal detail, in the order of the application form. */
export const personalDetails: Readonly<Record<PersonalField, PersonalDetail>> = {
  surname: {
    label: "Surname",
    group: "identity",
    autoComplete: "family-name",
    hint: "As on your certificates.",
  },
  firstName: { label: "First Name", group: "identity", autoComplete: "given-name" },
  otherName: { label: "Other Name", group: "identity", autoComplete: "additional-name" },
  sex: { label: "Sex", group: "personal", choices: sexes },
  dateOfBirth: {
    label: "Date of Birth",
    group: "personal",
    control: "date",
    autoComplete: "bday",
  },
  maritalStatus: { label: "Marital Status", group: "personal", choices: maritalStatuses },
  maidenName: {
    label: "Maiden Name",
    group: "identity",
    hint: "Your surname before you married.",
  },
  religion: { label: "Religion", group: "personal", choices: religions },
  bloodGroup: { label: "Blood Group", group: "personal", choices: bloodGroups },
  nationality: { label: "Nationality", group: "origin", autoComplete: "country-name" },
  stateOfOrigin: { label: "State of Origin", group: "origin" },
  lga: { label: "LGA", group: "origin" },
  phone: {
    label: "Phone",
    group: "contact",
    control: "phone",
    autoComplete: "tel",
    hint: phoneHint,
  },
  address: {
    label: "Address",
    group: "contact",
    control: "lines",
    autoComplete: "street-address",
  },
  emergencyContact: {
    label: "Emergency Contact",
    group: "contact",
    control: "lines",
    hint: "A name and a phone number.",
    profileHint: "Name and phone number of somebody to call.",
  },
  parentName: { label: "Parent/Guardian Name", group: "guardian" },
  parentPhone: {
    label: "Parent/Guardian Phone",
    group: "guardian",
    control: "phone",
    hint: phoneHint,
  },
  parentAddress: { label: "Parent/Guardian Address", group: "guardian", control: "lines" },
};

const inOrder = Object.keys(personalDetails) as readonly PersonalField[];

/** The fields of these groups, in the order of the application form. */
export const fieldsIn = (...groups: readonly DetailGroup[]): readonly PersonalField[] =>
  inOrder.filter((field) => groups.includes(personalDetails[field].group));

export const profileFields: readonly ProfileField[] = inOrder.filter(
  (field): field is ProfileField => !nameFields.some((name) => name === field),
);

/** A label inside a sentence: `date of birth`, but `LGA`. */
export const inSentence = (label: string): string =>
  label === label.toUpperCase() ? label : label.toLowerCase();
