import type { SheetParams } from "../../../../contract/results/sheets.ts";
import type { ScoreMaxima } from "../../../../rules/results/score.ts";
import type { ImportCall } from "../../imports/mount.ts";
import type { ImportColumns } from "../../imports/read-import.ts";
import { readCell, type ScoreField } from "./merge-cells.ts";
import type { SheetStudent } from "./read-roster.ts";
import { sheetTexts } from "./texts.ts";

export type SheetColumn = "matric_number" | "name" | "total" | "grade" | ScoreField;

/** The columns that the export writes; of those not entered here nothing is read. */
export const sheetColumns: ImportColumns<SheetColumn> = {
  required: ["matric_number"],
  optional: ["name", "ca", "exam", "remark", "total", "grade"],
};

/** A row of a file whose student was found, with the cells that it fills. */
export interface MarkedRow {
  readonly row: number;
  readonly student: SheetStudent;
  readonly cells: readonly { readonly field: ScoreField; readonly value: string }[];
}

type Call = ImportCall<SheetColumn, undefined, typeof SheetParams>;

/** The rows that will do; what is wrong with the others is noted. */
export const readMarks = (
  { rows, problem }: Call,
  roster: readonly SheetStudent[],
  maxima: ScoreMaxima,
): readonly MarkedRow[] => {
  const byNumber = new Map(roster.map((one) => [numberOf(one.matricNumber), one]));
  const seen = new Map<string, number>();
  return rows.flatMap(({ row, cells }): MarkedRow[] => {
    const number = numberOf(cells.matric_number);
    const student = byNumber.get(number);
    const before = seen.get(number);
    if (before === undefined) seen.set(number, row);
    const obstacle = obstacleOf(number, student, before);
    if (obstacle !== null) problem(row, "matric_number", obstacle);
    let isFine = obstacle === null;
    for (const field of fields) {
      const read = readCell(field, cells[field], maxima);
      if ("value" in read) continue;
      problem(row, field, read.problem);
      isFine = false;
    }
    if (!isFine || student === undefined) return [];
    return [{ row, student, cells: cellsOf(cells, student) }];
  });
};

const fields = ["ca", "exam", "remark"] as const;

const numberOf = (text: string): string => text.trim().toUpperCase();

const obstacleOf = (
  number: string,
  student: SheetStudent | undefined,
  before: number | undefined,
): string | null => {
  const { noNumber, unknown, twice } = sheetTexts.import;
  if (number === "") return noNumber;
  if (before !== undefined) return twice(before);
  if (student === undefined) return unknown;
  return student.isDropped ? sheetTexts.dropped : null;
};

/**
 * An empty cell leaves the sheet as it is, but for what cannot stand beside the row's other cells: the examination's mark of
 * somebody absent, and the remark of somebody absent who has one.
 */
const cellsOf = (
  cells: Readonly<Record<ScoreField, string>>,
  student: SheetStudent,
): MarkedRow["cells"] => {
  const filled = fields.filter((field) => cells[field] !== "");
  const read = readCell("remark", cells.remark, { ca: 0, exam: 0 });
  const becomesAbsent = "value" in read && read.value === "absent";
  const clears = (field: ScoreField): boolean =>
    (field === "exam" && becomesAbsent) ||
    (field === "remark" && cells.exam !== "" && student.remark === "absent");
  return fields.flatMap((field) => {
    if (filled.includes(field)) return [{ field, value: cells[field] }];
    return clears(field) ? [{ field, value: "" }] : [];
  });
};
