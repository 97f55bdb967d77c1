/** A file's first sheet, as texts: nothing in it is evaluated. */
export interface RawRow {
  /** As a spreadsheet counts, from 1. */
  readonly row: number;
  readonly cells: readonly string[];
}

/** The most rows that are read, without the headings. */
export const maxRows = 10_000;

/** Bytes of a file to import. */
export const maxImportBytes = 5 * 1024 * 1024;

/** A file that is no table, with the sentence that says why. */
export class UnreadableTable extends Error {}

export const isBlank = (cells: readonly string[]): boolean =>
  cells.every((cell) => cell.trim() === "");
