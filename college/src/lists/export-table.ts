import { Readable } from "node:stream";
import { type ExportFormat, exportMediaTypes } from "../../../contract/list.ts";
import { calendarDay } from "../calendar-day.ts";
import { FileAnswer } from "../http/file-answer.ts";
import { fileContent, written } from "./file-content.ts";
import type { Cell, ListContext } from "./list.ts";
import { recordExport } from "./record-export.ts";

/** A table that a screen shows whole: of so few rows that they are held at once. */
export interface WholeTable {
  /** Names the exported file and the audit entry: `hostels`. */
  readonly name: string;
  /** What it was asked with, for the audit entry. */
  readonly asked?: Readonly<Record<string, unknown>>;
  /** What the file's name ends with; the day it is made unless said. */
  readonly days?: string;
  readonly headings: readonly string[];
  readonly rows: readonly (readonly Cell[])[];
}

/** Such a table as a file, with an entry in the audit log. */
export const exportTable = async (
  context: ListContext,
  { name, asked, days, headings, rows }: WholeTable,
  format: ExportFormat,
): Promise<FileAnswer> => {
  const { clock, identity } = context.college;
  await recordExport(context, name, { format, ...asked });
  const table = { headings, batches: Readable.from([written(rows, identity.timeZone)]) };
  const fileName = `${name}-${days ?? calendarDay(clock(), identity.timeZone)}.${format}`;
  return new FileAnswer(exportMediaTypes[format], fileContent(table, name, format), fileName);
};
