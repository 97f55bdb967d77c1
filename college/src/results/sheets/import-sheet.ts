import { createHash } from "node:crypto";
import type { ValueOf } from "../../../../contract/endpoint.ts";
import type { importSheet } from "../../../../contract/results/sheet-changes.ts";
import type { SheetParams } from "../../../../contract/results/sheets.ts";
import { readRulebook } from "../../courses/programmes/rulebook.ts";
import type { Transaction } from "../../db/database.ts";
import { refuse } from "../../http/refusal.ts";
import type { ImportCall } from "../../imports/mount.ts";
import type { ImportColumns } from "../../imports/read-import.ts";
import {
  type CellChange,
  cellText,
  type MergedCells,
  mergeCells,
  readCell,
  type ScoreField,
  writeCells,
} from "./cells.ts";
import { anyMaxima, maximaOf, readRoster, type SheetStudent } from "./roster.ts";
import {
  lockSheet,
  openSheet,
  readOwnPlace,
  requireStep,
  type SheetPlace,
  type SheetStatus,
} from "./sheet.ts";
import { sheetTexts } from "./texts.ts";

type Call = ImportCall<SheetColumn, undefined, typeof SheetParams>;
type Preview = ValueOf<(typeof importSheet)["response"]["properties"]["preview"]>[number];

const mostShown = 50;

/**
 * Enters the marks of a file for a lecturer of the course. Stored marks are overwritten only as the trial run
 * announced.
 * @throws 404; 403 `not_assigned`; 409 `wrong_state`, `preview_outdated`
 */
export const importMarks = async (tx: Transaction, call: Call): Promise<readonly Preview[]> => {
  const place = await readOwnPlace(tx, call.account, call.params);
  const status = await lockSheet(tx, place);
  requireStep(status, "enter");
  const rulebook = await readRulebook(tx, call.college.config);
  const roster = await readRoster(tx, place, status.version, rulebook);
  const rows = readMarks(call, roster);
  const students = new Map(roster.map((one) => [one.studentId, one]));
  const merged = mergeCells(
    rows.flatMap(({ student, cells }) =>
      cells.map(({ field, value }) => ({
        studentId: student.studentId,
        field,
        value,
        seen: cellText(student[field]),
      })),
    ),
    { stored: students, maximaOf: maximaOf(students), obstacleOf: () => null },
  );
  noteProblems(call, rows, merged);
  const overwriting = merged.changes.filter(({ before }) => before !== null);
  requirePreviewed(call, overwriting);
  if (!call.isDryRun) await write(tx, call, { place, status }, roster, merged);
  return overwritten(students, merged, overwriting);
};

const noteProblems = (call: Call, rows: readonly MarkedRow[], { problems }: MergedCells): void => {
  const rowOf = new Map(rows.map(({ row, student }) => [student.studentId, row]));
  for (const { studentId, field, message } of problems) {
    call.problem(rowOf.get(studentId) ?? 1, field, message);
  }
};

const requirePreviewed = (call: Call, overwriting: readonly CellChange[]): void => {
  const mark = markOf(overwriting);
  call.noteOverwritten(overwriting.length, mark);
  if (call.isDryRun || overwriting.length === 0 || call.preview === mark) return;
  throw outdated();
};

const outdated = () => refuse(409, sheetTexts.import.outdated, "preview_outdated");

/** Hashes cells with their stored and new values. */
const markOf = (changes: readonly CellChange[]): string =>
  createHash("sha256")
    .update(
      JSON.stringify(
        changes.map(({ studentId, field, before, after }) => [studentId, field, before, after]),
      ),
    )
    .digest("base64url")
    .slice(0, 24);

const write = async (
  tx: Transaction,
  { college, account, reason }: Call,
  { place, status }: { readonly place: SheetPlace; readonly status: SheetStatus },
  roster: readonly SheetStudent[],
  merged: MergedCells,
): Promise<void> => {
  if (merged.changes.length === 0) return;
  // Somebody wrote the empty draft meanwhile, and was waited for: what they entered has not been looked at.
  if (!status.isWritten && !(await openSheet(tx, place))) throw outdated();
  await writeCells(college, tx, account, place, {
    ...merged,
    matricNumbers: new Map(roster.map((one) => [one.studentId, one.matricNumber])),
    action: "result.import",
    reason,
  });
};

const overwritten = (
  students: ReadonlyMap<number, SheetStudent>,
  { scores }: MergedCells,
  overwriting: readonly CellChange[],
): Preview[] => {
  const ids = [...new Set(overwriting.map(({ studentId }) => studentId))].slice(0, mostShown);
  return ids.flatMap((id): Preview[] => {
    const student = students.get(id);
    const after = scores.get(id);
    if (student === undefined || after === undefined) return [];
    const { ca, exam, remark } = student;
    return [
      {
        matricNumber: student.matricNumber,
        name: student.name,
        before: { ca, exam, remark },
        after: { ca: after.ca, exam: after.exam, remark: after.remark },
      },
    ];
  });
};

type SheetColumn = "matric_number" | "name" | "total" | "grade" | ScoreField;

/** The columns that the export writes; of those not entered here nothing is read. */
export const sheetColumns: ImportColumns<SheetColumn> = {
  required: ["matric_number"],
  optional: ["name", "ca", "exam", "remark", "total", "grade"],
};

/** A row of a file whose student was found, with the cells that it fills. */
interface MarkedRow {
  readonly row: number;
  readonly student: SheetStudent;
  readonly cells: readonly { readonly field: ScoreField; readonly value: string }[];
}

/** The valid rows; the problems of the others are noted. */
const readMarks = (
  { rows, problem }: Call,
  roster: readonly SheetStudent[],
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
      const read = readCell(field, cells[field], student?.rules.maxima ?? anyMaxima);
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
 * An empty cell leaves the sheet unchanged, except for values that contradict the row's other cells: the examination's
 * mark of somebody absent, and the remark of somebody absent who has one.
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
