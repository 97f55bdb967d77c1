import { addDays } from "../calendar-day.ts";
import { peoples } from "./peoples/all.ts";
import type { Faith, Home, People } from "./peoples/people.ts";
import type { Random } from "./random.ts";

/** Somebody who does not exist, with everything a profile asks for. */
export interface DemoPerson {
  readonly surname: string;
  readonly firstName: string;
  readonly otherName: string | null;
  readonly sex: "Female" | "Male";
  readonly dateOfBirth: string;
  readonly maritalStatus: string;
  readonly nationality: string;
  readonly stateOfOrigin: string | null;
  readonly lga: string | null;
  readonly religion: string;
  readonly bloodGroup: string;
  readonly phone: string;
  readonly emergencyContact: string;
  readonly address: string;
  readonly parentName: string;
  readonly parentPhone: string;
  readonly parentAddress: string;
  readonly maidenName: string | null;
}

/** Shares of the blood groups in Nigeria, in per cent. */
const bloodGroups = [
  { group: "O+", weight: 51 },
  { group: "A+", weight: 22 },
  { group: "B+", weight: 19 },
  { group: "AB+", weight: 4 },
  { group: "O-", weight: 3 },
  { group: "A-", weight: 1 },
];

const streets = [
  "Awolowo Road",
  "Ahmadu Bello Way",
  "Nnamdi Azikiwe Street",
  "Market Road",
  "Hospital Road",
  "Station Road",
  "Mission Street",
  "Old Airport Road",
  "Palace Road",
  "New Layout",
];

/** Prefixes of the four big networks. */
const phonePrefixes = ["803", "806", "703", "805", "807", "802", "808", "809", "818"];

/**
 * Makes a person of `level` (100, 200…) as seen on `today`; `given` facts are kept, and the rest is drawn to match:
 * names, state, town and religion belong together.
 */
export const makePerson = (
  random: Random,
  level: number,
  today: string,
  preset: Partial<DemoPerson> = {},
): DemoPerson => {
  const { people, faith, home } = originOf(random, preset);
  const sex = preset.sex ?? (random.chance(0.64) ? "Female" : "Male");
  const surname = preset.surname ?? random.pick(people.surnames);
  const [firstName, second] = twoNames(random, faith, sex);
  const isMarried = random.chance(0.08);
  const parent = parentOf(random, faith, surname);
  const homeAddress = addressIn(random, home);
  return {
    surname,
    firstName,
    otherName: random.chance(0.75) ? second : null,
    sex,
    dateOfBirth: birthday(random, level, today),
    maritalStatus: isMarried ? "Married" : "Single",
    nationality: "Nigerian",
    stateOfOrigin: home.state,
    lga: random.pick(home.lgas),
    religion: faith.religion,
    bloodGroup: random.pickWeighted(bloodGroups).group,
    phone: phone(random),
    emergencyContact: `${parent}, ${phone(random)}`,
    address: random.chance(0.5) ? homeAddress : addressIn(random, home),
    parentName: parent,
    parentPhone: phone(random),
    parentAddress: homeAddress,
    maidenName: isMarried && sex === "Female" ? random.pick(people.surnames) : null,
    ...preset,
  };
};

interface Origin {
  readonly people: People;
  readonly faith: Faith;
  readonly home: Home;
}

const originOf = (random: Random, { stateOfOrigin, religion }: Partial<DemoPerson>): Origin => {
  const isFromState = (home: Home): boolean =>
    stateOfOrigin == null || home.state === stateOfOrigin;
  const people = random.pickWeighted(peoples.filter(({ homes }) => homes.some(isFromState)));
  const faiths = people.faiths.filter((faith) => faith.religion === religion);
  return {
    people,
    faith: random.pickWeighted(faiths.length > 0 ? faiths : people.faiths),
    home: random.pick(people.homes.filter(isFromState)),
  };
};

const twoNames = (
  random: Random,
  faith: Faith,
  sex: DemoPerson["sex"],
): readonly [first: string, second: string] => {
  const names = sex === "Female" ? faith.female : faith.male;
  const first = random.pick(names);
  return [first, random.pick(names.filter((name) => name !== first))];
};

const parentOf = (random: Random, faith: Faith, surname: string): string => {
  const title = random.pick(["Mr", "Mrs"]);
  const first = random.pick(title === "Mr" ? faith.male : faith.female);
  return `${title} ${first} ${surname}`;
};

/** Seventeen to twenty-four in the first year, a year older in each after it. */
const birthday = (random: Random, level: number, today: string): string => {
  const years = random.integer(17, 23) + level / 100 - 1;
  return addDays(today, -Math.round(years * 365.25) - random.integer(1, 364));
};

const addressIn = (random: Random, home: Home): string =>
  `${random.integer(1, 148)} ${random.pick(streets)}, ${home.town}, ${home.state} State`;

const phone = (random: Random): string =>
  `+234${random.pick(phonePrefixes)}${String(random.integer(0, 9_999_999)).padStart(7, "0")}`;

type Named = Pick<DemoPerson, "surname" | "firstName">;

/** `okon-bassey.imaobong@example.com`, with a number where somebody else has that address. */
export const uniqueEmail = ({ surname, firstName }: Named, taken: ReadonlySet<string>): string => {
  const name = [surname, firstName].map(addressPart).join(".");
  for (let count = 1; ; count += 1) {
    const email = `${name}${count === 1 ? "" : count}@example.com`;
    if (!taken.has(email)) return email;
  }
};

const addressPart = (name: string): string =>
  name
    .normalize("NFD")
    .toLowerCase()
    .replaceAll(/[^a-z-]/g, "");
