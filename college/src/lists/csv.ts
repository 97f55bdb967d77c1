import { stringify } from "csv-stringify/sync";
import type { Table, Written } from "./table.ts";

/** What a spreadsheet takes for the beginning of a formula; also behind blanks, which some skip. */
const formula = /^\s*[=+\-@\t\r\n＝＋－＠]/;

/**
 * A table as RFC 4180 has it, in UTF-8 with the byte order mark that Excel needs to see that it is. A text that a
 * spreadsheet would take for a formula begins with an apostrophe.
 */
export async function* csvOf({ headings, batches }: Table): AsyncGenerator<Buffer> {
  yield Buffer.from(`\uFEFF${lines([headings])}`);
  for await (const batch of batches) yield Buffer.from(lines(batch));
}

const lines = (rows: readonly (readonly Written[])[]): string =>
  stringify(
    rows.map((row) => row.map(defused)),
    { record_delimiter: "windows", cast: { boolean: (value) => (value ? "Yes" : "No") } },
  );

const defused = (cell: Written): Written =>
  typeof cell === "string" && formula.test(cell) ? `'${cell}` : cell;
