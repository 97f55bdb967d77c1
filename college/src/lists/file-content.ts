import { Readable } from "node:stream";
import type { ExportFormat } from "../../../contract/list.ts";
import { instantText } from "./cell-text.ts";
import { csvOf } from "./csv.ts";
import type { Cell } from "./list.ts";
import type { Table, Written } from "./table.ts";
import { xlsxOf } from "./xlsx.ts";

/** A table as the bytes of a file, written as they are read. */
export const fileContent = (table: Table, name: string, format: ExportFormat): Readable =>
  format === "csv" ? Readable.from(csvOf(table), { objectMode: false }) : xlsxOf(table, name);

/** Rows as they are written: instants in the college's time zone. */
export const written = (rows: readonly (readonly Cell[])[], timeZone: string): Written[][] =>
  rows.map((cells) =>
    cells.map((cell) => (cell instanceof Date ? instantText(cell, timeZone) : cell)),
  );
