import type { CorrectionInput } from "../generated/schema-types.ts";

/** The college's name of each field that can be corrected, and the input's. */
export const inputNames = {
  surname: "surname",
  first_name: "firstName",
  other_name: "otherName",
  maiden_name: "maidenName",
  sex: "sex",
  date_of_birth: "dateOfBirth",
  marital_status: "maritalStatus",
  nationality: "nationality",
  state_of_origin: "stateOfOrigin",
  lga: "lga",
} as const satisfies Readonly<Record<string, keyof CorrectionInput>>;

type CollegeField = keyof typeof inputNames;

const isCollegeField = (name: string): name is CollegeField => name in inputNames;

/** The input's name of one of the college's fields; one that nobody knows keeps its own. */
export const inputNameOf = (name: string): string =>
  isCollegeField(name) ? inputNames[name] : name;

/** An input in the college's words; what is left out stays out. */
export const correctionBody = (input: CorrectionInput): Partial<Record<CollegeField, string>> => {
  const body: Partial<Record<CollegeField, string>> = {};
  for (const [name, field] of Object.entries(inputNames)) {
    const value = input[field];
    if (isCollegeField(name) && typeof value === "string") body[name] = value;
  }
  return body;
};
