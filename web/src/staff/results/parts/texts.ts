import type { ResultSheetState, ScoreRemark, Semester } from "../../../gql/staff-results.ts";
import { semesterNames } from "../../courses/texts.ts";
import { formatCount } from "../../kit/format-count.ts";
import { enteredShare } from "./entered-share.ts";

/** `1 cell`, `2 cells`. */
export const countOf = (amount: number, one: string, many = `${one}s`): string =>
  `${formatCount(amount)} ${amount === 1 ? one : many}`;

const states: Readonly<Record<ResultSheetState, string>> = {
  DRAFT: "Draft",
  SUBMITTED: "Submitted",
  RETURNED: "Returned",
  APPROVED: "Approved",
  PUBLISHED: "Published",
  AMENDED: "Amended",
};

/** In the order in which a sheet passes through them. */
export const sheetStates = [
  "DRAFT",
  "SUBMITTED",
  "RETURNED",
  "APPROVED",
  "PUBLISHED",
  "AMENDED",
] as const satisfies readonly ResultSheetState[];

export const sheetStateChoices = sheetStates.map((value) => ({ value, label: states[value] }));

export const levelChoices = [100, 200, 300, 400, 500, 600, 700, 800, 900].map(String);

/** Records with a name as choices of a Select. */
export const namedChoices = (
  named: readonly { readonly id: string; readonly name: string }[] | undefined,
) => (named ?? []).map(({ id, name }) => ({ value: id, label: name }));

const remarks: Readonly<Record<ScoreRemark, string>> = { ABSENT: "Absent", WITHHELD: "Withheld" };

/** The labels that all result screens share. */
export const resultTexts = {
  states,
  remarks,
  /** The labels of students who are not active. */
  standings: { DEFERRED: "Deferred", WITHDRAWN: "Withdrawn", GRADUATED: "Graduated" },
  semesterOf: (session: string, semester: Semester) =>
    `${session}, ${semesterNames[semester]} semester`,
  marks: (ca: number | null, exam: number | null) => `CA ${ca ?? "–"}, exam ${exam ?? "–"}`,
  none: "–",
} as const;

/** The number and the percentage: `42 (60%)`. */
export const formatEntered = (sheet: Parameters<typeof enteredShare>[0]): string =>
  sheet.registered === 0 ? "–" : `${formatCount(sheet.entered)} (${enteredShare(sheet)})`;

/** Whether a text contains every typed word. Accents do not count. */
export const isFound = (text: string, typed: string): boolean =>
  folded(typed)
    .split(/\s+/)
    .every((word) => folded(text).includes(word));

const folded = (text: string): string => text.toLowerCase().normalize("NFD").replace(/\p{M}/gu, "");
