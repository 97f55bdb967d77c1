import { snakeCase } from "../../../contract/camel-case.ts";
import { localGovernmentsOf } from "../../../rules/nigeria/local-governments-of.ts";
import {
  type PersonalField,
  personalProblems,
  readPersonalField,
} from "../../../rules/profiles/personal-details.ts";
import { normaliseEmail, normaliseMatricNumber } from "../accounts/identifiers.ts";
import type { programme } from "../db/schema/students.ts";
import { texts } from "../texts.ts";
import { studentTexts } from "./texts.ts";

export const importColumns = {
  required: ["matric_number", "surname", "first_name", "email", "department", "level"],
  optional: [
    "programme",
    "entry_session",
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
  readonly programmeId: number;
  readonly entrySessionId: number | null;
  readonly level: number;
  readonly values: Readonly<Record<ImportedField, string | null>>;
}

type ReportProblem = (column: ImportColumn, message: string) => void;

const matricNumber = /^[A-Z0-9][A-Z0-9/-]{2,31}$/;

/** What a file's rows refer to. */
export interface ImportContext {
  /** By code. */
  readonly departments: ReadonlyMap<string, number>;
  readonly programmes: readonly Pick<
    typeof programme.$inferSelect,
    "id" | "code" | "departmentId"
  >[];
  /** The academic sessions by name. */
  readonly sessions: ReadonlyMap<string, number>;
  readonly today: string;
}

/** Reads one row and reports problems by column. @returns undefined for an invalid row. */
export const readImportedStudent = (
  cells: Cells,
  { departments, programmes, sessions, today }: ImportContext,
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
  const programmeId = readProgramme(cells.programme, departmentId, programmes, wrong);
  const entrySession = cells.entry_session || entrySessionIn(number, sessions);
  const entrySessionId = sessions.get(entrySession) ?? null;
  if (cells.entry_session !== "" && entrySessionId === null) {
    wrong("entry_session", studentTexts.import.session);
  }
  const level = Number(cells.level);
  if (!/^[1-9]00$/.test(cells.level)) wrong("level", studentTexts.import.level);
  const values = readPersonal(cells, today, wrong);
  if (isWrong || email === undefined || departmentId === undefined || programmeId === undefined) {
    return undefined;
  }
  const place = { departmentId, programmeId, entrySessionId, level };
  return { matricNumber: number, email, ...place, values };
};

/** A department with one programme need not name it. */
const readProgramme = (
  typed: string,
  departmentId: number | undefined,
  programmes: ImportContext["programmes"],
  wrong: ReportProblem,
): number | undefined => {
  if (departmentId === undefined) return undefined;
  const own = programmes.filter((one) => one.departmentId === departmentId);
  const code = typed.toUpperCase();
  const found = code === "" ? own : own.filter((one) => one.code === code);
  if (found.length === 1) return found[0]?.id;
  wrong(
    "programme",
    code === ""
      ? studentTexts.import.programmeMissing(own.map((one) => one.code))
      : studentTexts.import.programme,
  );
  return undefined;
};

/** A matric number in the college's style has the year in which the studies began: `COHT/2025/001`. */
const entrySessionIn = (number: string, sessions: ImportContext["sessions"]): string => {
  const year = /^[^/]+\/(\d{4})\//.exec(number)?.[1];
  return [...sessions.keys()].find((name) => year !== undefined && name.startsWith(year)) ?? "";
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
