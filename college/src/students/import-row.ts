import { snakeCase } from "../../../contract/camel-case.ts";
import { localGovernmentsOf } from "../../../rules/nigeria/local-governments-of.ts";
import {
  type PersonalField,
  personalProblems,
  readPersonalField,
} from "../../../rules/profiles/personal-details.ts";
import { normaliseEmail, normaliseMatricNumber } from "../accounts/identifiers.ts";
import { texts } from "../texts.ts";
import { studentTexts } from "./texts.ts";

export const importColumns = {
  required: ["matric_number", "surname", "first_name", "email", "department", "level"],
  optional: [
    "other_name",
    "sex",
    "phone",
    "date_of_birth",
    "state_of_origin",
    "lga",
    "nationality",
  ],
} as const;

export type ImportColumn =
  | (typeof importColumns.required)[number]
  | (typeof importColumns.optional)[number];

type Cells = Readonly<Record<ImportColumn, string>>;

const personal = [
  "surname",
  "firstName",
  "otherName",
  "sex",
  "phone",
  "dateOfBirth",
  "stateOfOrigin",
  "lga",
  "nationality",
] as const satisfies readonly PersonalField[];

type ImportedField = (typeof personal)[number];

/** A student from one row of the file, with normalised values. */
export interface ImportedStudent {
  readonly matricNumber: string;
  readonly email: string;
  readonly departmentId: number;
  readonly level: number;
  readonly values: Readonly<Record<ImportedField, string | null>>;
}

type ReportProblem = (column: ImportColumn, message: string) => void;

const matricNumber = /^[A-Z0-9][A-Z0-9/-]{2,31}$/;

/** Reads one row and reports problems by column. @returns undefined for an invalid row. */
export const readImportedStudent = (
  cells: Cells,
  {
    departments,
    today,
  }: { readonly departments: ReadonlyMap<string, number>; readonly today: string },
  report: ReportProblem,
): ImportedStudent | undefined => {
  let isWrong = false;
  const wrong: ReportProblem = (column, message) => {
    isWrong = true;
    report(column, message);
  };
  const number = normaliseMatricNumber(cells.matric_number);
  if (!matricNumber.test(number)) wrong("matric_number", studentTexts.import.matricNumber);
  const email = normaliseEmail(cells.email);
  if (email === undefined) wrong("email", texts.field.notEmail);
  const departmentId = departments.get(cells.department.toUpperCase());
  if (departmentId === undefined) wrong("department", studentTexts.import.department);
  const level = Number(cells.level);
  if (!/^[1-9]00$/.test(cells.level)) wrong("level", studentTexts.import.level);
  const values = readPersonal(cells, today, wrong);
  return isWrong || email === undefined || departmentId === undefined
    ? undefined
    : { matricNumber: number, email, departmentId, level, values };
};

const readPersonal = (
  cells: Cells,
  today: string,
  wrong: ReportProblem,
): ImportedStudent["values"] => {
  const typed = Object.fromEntries(
    personal.map((field) => [field, cells[snakeCase(field) as ImportColumn]]),
  );
  const problems = personalProblems(typed, today, localGovernmentsOf);
  for (const [field, message] of Object.entries(problems)) {
    wrong(snakeCase(field) as ImportColumn, message);
  }
  for (const column of ["surname", "first_name"] as const) {
    if (cells[column] === "") wrong(column, texts.field.required);
  }
  const values: Partial<Record<ImportedField, string | null>> = {};
  for (const field of personal) {
    const reading = readPersonalField(field, typed[field] ?? "", today);
    values[field] = "value" in reading && reading.value !== "" ? reading.value : null;
  }
  return values as ImportedStudent["values"];
};
