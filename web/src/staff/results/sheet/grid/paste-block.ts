import { type CellAddress, type SheetField, sheetFields } from "../cells/cell.ts";

export interface PastedBlock {
  readonly cells: readonly (CellAddress & { readonly text: string })[];
  /** The numbers of non-empty cells that had no row, no column or a read-only row. */
  readonly left: { readonly below: number; readonly beside: number; readonly closed: number };
}

interface ShownRow {
  readonly studentId: string;
  readonly isOpen: boolean;
}

/** Maps a pasted block to the shown rows, starting at a cell. Empty cells of the block are skipped. */
export const mapPastedBlock = (
  block: readonly (readonly string[])[],
  rows: readonly ShownRow[],
  at: { readonly row: number; readonly field: SheetField },
): PastedBlock => {
  const cells: (CellAddress & { text: string })[] = [];
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
