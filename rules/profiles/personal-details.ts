import { states } from "../nigeria/states.ts";
import { fieldTexts, personalTexts } from "../texts.ts";
import { dateOfBirthProblem } from "./date-of-birth.ts";
import { isInLatinLetters } from "./latin-letters.ts";
import { nameProblem, normaliseName } from "./person-name.ts";
import { normalisePhone } from "./phone.ts";

/** The fields of the personal details, in the order of the form, each with the most characters it takes. */
export const lengthLimits = {
  surname: 60,
  firstName: 60,
  otherName: 60,
  phone: 30,
  sex: 10,
  dateOfBirth: 10,
  maritalStatus: 20,
  nationality: 60,
  stateOfOrigin: 60,
  lga: 60,
  bloodGroup: 5,
  emergencyContact: 120,
  address: 250,
  religion: 40,
  parentName: 120,
  parentPhone: 30,
  parentAddress: 250,
  maidenName: 60,
} as const satisfies Readonly<Record<string, number>>;

export type PersonalField = keyof typeof lengthLimits;

export const personalFields = Object.keys(lengthLimits) as readonly PersonalField[];

/** What students change by themself. ICT support corrects the other fields. */
export const studentFields: readonly PersonalField[] = [
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
];

/** What applicants change by themself after submission. Before it they change every field. */
export const submittedApplicantFields: readonly PersonalField[] = [
  "phone",
  "emergencyContact",
  "address",
  "parentName",
  "parentPhone",
  "parentAddress",
];

export const sexes = ["Female", "Male"] as const;

export const maritalStatuses = ["Single", "Married", "Divorced", "Widowed"] as const;

export const bloodGroups = ["A+", "A-", "B+", "B-", "AB+", "AB-", "O+", "O-"] as const;

export const religions = ["Christianity", "Islam", "Traditional", "Other"] as const;

/** Sentences by the field they belong to; empty when all is well. */
export type Problems = Readonly<Record<string, string>>;

type PersonalValues = Readonly<Partial<Record<PersonalField, string>>>;

type Reading = { readonly value: string } | { readonly problem: string };

type FieldReader = (text: string, today: string) => Reading;

/** One line, composed, without control characters or outer and doubled spaces. */
const tidy = (text: string): string =>
  text
    .replace(/[\s\p{Cc}]+/gu, " ")
    .normalize("NFC")
    .trim();

const matchIn = (text: string, choices: readonly string[]): string | undefined =>
  choices.find((choice) => choice.toLowerCase() === text.toLowerCase());

const oneOf =
  (choices: readonly string[]): FieldReader =>
  (text) => {
    const value = matchIn(text, choices);
    return value === undefined ? { problem: fieldTexts.choice(choices) } : { value };
  };

const name: FieldReader = (text) => {
  const problem = nameProblem(text, { required: true });
  return problem === undefined ? { value: normaliseName(text) } : { problem };
};

const phone: FieldReader = (text) => {
  const value = normalisePhone(text);
  return value === undefined ? { problem: personalTexts.phone } : { value };
};

const dateOfBirth: FieldReader = (value, today) => {
  const problem = dateOfBirthProblem(value, today);
  return problem === undefined ? { value } : { problem };
};

const hasLetter = (text: string): boolean => /\p{L}/u.test(text);

const words = (value: string): Reading => {
  if (!isInLatinLetters(value)) return { problem: fieldTexts.latin };
  return hasLetter(value) ? { value } : { problem: personalTexts.words };
};

const nigerian = /^nigerian?$/i;

const nationality: FieldReader = (text) =>
  nigerian.test(text) ? { value: "Nigerian" } : words(text);

/** Whether the state is one of Nigeria's depends on the nationality, and the LGA's on the state. */
const stateOfOrigin: FieldReader = (text) => words(matchIn(text, states) ?? text);

const emergencyContact: FieldReader = (value) => {
  if (!isInLatinLetters(value)) return { problem: fieldTexts.latin };
  return hasLetter(value) && value.replace(/\D/g, "").length >= 7
    ? { value }
    : { problem: personalTexts.emergencyContact };
};

const readers: Readonly<Record<PersonalField, FieldReader>> = {
  surname: name,
  firstName: name,
  otherName: name,
  phone,
  sex: oneOf(sexes),
  dateOfBirth,
  maritalStatus: oneOf(maritalStatuses),
  nationality,
  stateOfOrigin,
  lga: words,
  bloodGroup: oneOf(bloodGroups),
  emergencyContact,
  address: words,
  religion: oneOf(religions),
  parentName: words,
  parentPhone: phone,
  parentAddress: words,
  maidenName: name,
};

/** The form in which a field is stored, or what is wrong with it; an empty one is empty and never wrong. */
export const readPersonalField = (field: PersonalField, text: string, today: string): Reading => {
  const value = tidy(text);
  if (value === "") return { value };
  if (value.length > lengthLimits[field]) {
    return { problem: fieldTexts.tooLong(lengthLimits[field]) };
  }
  return readers[field](value, today);
};

/** Whether a Nigerian state and LGA are required. They are also required without a nationality, because most applicants are Nigerians. */
export const isNigerian = (typed: PersonalValues): boolean => {
  const text = tidy(typed.nationality ?? "");
  return text === "" || nigerian.test(text);
};

const placeProblems = (
  { stateOfOrigin: state = "", lga = "" }: PersonalValues,
  localGovernmentsOf: (state: string) => readonly string[] | undefined,
): Problems => {
  if (state === "") return {};
  if (!states.includes(state)) return { stateOfOrigin: personalTexts.state };
  const known = localGovernmentsOf(state);
  return lga === "" || known === undefined || known.includes(lga)
    ? {}
    : { lga: personalTexts.localGovernment(state) };
};

/**
 * Problems of the given values, each alone and together. An LGA is checked only if those of its
 * state are known, and a maiden name not at all where there can be none.
 */
export const personalProblems = (
  values: PersonalValues,
  today: string,
  localGovernmentsOf: (state: string) => readonly string[] | undefined,
): Problems => {
  const stored: Partial<Record<PersonalField, string>> = {};
  const problems: Record<string, string> = {};
  for (const field of personalFields) {
    const reading = readPersonalField(field, values[field] ?? "", today);
    if ("value" in reading) stored[field] = reading.value;
    else problems[field] = reading.problem;
  }
  if (stored.sex === "Male") delete problems.maidenName;
  return isNigerian(values)
    ? { ...placeProblems(stored, localGovernmentsOf), ...problems }
    : problems;
};

const { passport: passportMissing, ...missing } = personalTexts.missing;

const isForNigerians = (field: string): boolean => field === "stateOfOrigin" || field === "lga";

/** Values missing from the section, in the order of the form, the passport photo (`passport`) last. */
export const personalMissing = (values: PersonalValues, hasPassport: boolean): Problems => {
  const needsPlace = isNigerian(values);
  const lacking = Object.entries<string>(missing).filter(
    ([field]) =>
      tidy(values[field as PersonalField] ?? "") === "" && (needsPlace || !isForNigerians(field)),
  );
  return Object.fromEntries(hasPassport ? lacking : [...lacking, ["passport", passportMissing]]);
};

/** Fields that sign-up requires: a save may change them but not clear them. */
export const neverEmpty: ReadonlySet<PersonalField> = new Set(["surname", "firstName", "phone"]);
