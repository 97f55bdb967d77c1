import { type CellText, sheetFields } from "../cells/cell.ts";
import type { Place } from "./grid-actions.ts";

/**
 * Parses the clipboard format of Excel, LibreOffice and Google Sheets: tabs and line breaks separate cells, and quotes
 * can contain both.
 */
export const parseClipboard = (text: string): readonly (readonly string[])[] => {
  const rows: string[][] = [];
  let row: string[] = [];
  let cell = "";
  let isQuoted = false;
  for (let at = 0; at < text.length; at += 1) {
    const char = text[at] ?? "";
    if (isQuoted) {
      if (char !== '"') cell += char;
      else if (text[at + 1] === '"') {
        cell += char;
        at += 1;
      } else isQuoted = false;
    } else if (char === '"' && cell === "") isQuoted = true;
    else if (char === "\t") {
      row.push(cell);
      cell = "";
    } else if (char === "\n" || char === "\r") {
      if (char === "\r" && text[at + 1] === "\n") at += 1;
      rows.push([...row, cell]);
      row = [];
      cell = "";
    } else cell += char;
  }
  // Spreadsheets end the last row with a line break, too.
  if (row.length > 0 || cell !== "") rows.push([...row, cell]);
  return rows;
};

export interface PastedBlock {
  readonly cells: readonly CellText[];
  /** The numbers of non-empty cells that had no row, no column or a read-only row. */
  readonly left: { readonly below: number; readonly beside: number; readonly closed: number };
}

/** Maps a pasted block to the shown rows, starting at a cell. Empty cells of the block are skipped. */
export const mapPastedBlock = (
  block: readonly (readonly string[])[],
  rows: readonly { readonly studentId: string; readonly isOpen: boolean }[],
  at: Place,
): PastedBlock => {
  const cells: CellText[] = [];
  const left = { below: 0, beside: 0, closed: 0 };
  const from = sheetFields.indexOf(at.field);
  block.forEach((line, down) => {
    const row = rows[at.row + down];
    line.forEach((text, right) => {
      if (text.trim() === "") return;
      const field = sheetFields[from + right];
      if (!row) left.below += 1;
      else if (!field) left.beside += 1;
      else if (!row.isOpen) left.closed += 1;
      else cells.push({ studentId: row.studentId, field, text });
    });
  });
  return { cells, left };
};
