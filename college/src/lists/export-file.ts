import { PassThrough, Readable } from "node:stream";
import { stringify } from "csv-stringify/sync";
import { ZipFile } from "yazl";
import type { ExportFormat } from "../../../contract/list.ts";
import type { Cell } from "./list.ts";

/** A table as the bytes of a file, written as they are read. */
export const fileContent = (table: Table, name: string, format: ExportFormat): Readable =>
  format === "csv" ? Readable.from(csvOf(table), { objectMode: false }) : xlsxOf(table, name);

/** Rows as they are written: instants in the college's time zone. */
export const written = (rows: readonly (readonly Cell[])[], timeZone: string): Written[][] =>
  rows.map((cells) =>
    cells.map((cell) => (cell instanceof Date ? instantText(cell, timeZone) : cell)),
  );

/** A cell ready to be written: instants are texts already. */
export type Written = string | number | boolean | null;

/** A table on its way into a file: its headings, and its rows in batches, read as they are wanted. */
export interface Table {
  readonly headings: readonly string[];
  readonly batches: AsyncIterable<readonly (readonly Written[])[]>;
}

/** How an exported instant is written, `2026-03-10 09:30`: spreadsheets sort it, and know it for a time. */
const instantText = (instant: Date, timeZone: string): string => {
  const parts = formatOf(timeZone).formatToParts(instant);
  const part = (type: string): string => parts.find((one) => one.type === type)?.value ?? "";
  return `${part("year")}-${part("month")}-${part("day")} ${part("hour")}:${part("minute")}`;
};

const formats = new Map<string, Intl.DateTimeFormat>();

/** Cached by zone: constructing a format takes longer than formatting a thousand instants. */
const formatOf = (timeZone: string): Intl.DateTimeFormat => {
  const known = formats.get(timeZone);
  if (known !== undefined) return known;
  const format = new Intl.DateTimeFormat("en-CA", {
    timeZone,
    hourCycle: "h23",
    year: "numeric",
    month: "2-digit",
    day: "2-digit",
    hour: "2-digit",
    minute: "2-digit",
  });
  formats.set(timeZone, format);
  return format;
};

/** The characters that start a formula in a spreadsheet; also after blanks, which some programs skip. */
const formula = /^\s*[=+\-@\t\r\n＝＋－＠]/;

/**
 * A table as RFC 4180 has it, in UTF-8 with the byte order mark that Excel needs to see that it is. A text that a
 * spreadsheet would take for a formula begins with an apostrophe.
 */
async function* csvOf({ headings, batches }: Table): AsyncGenerator<Buffer> {
  yield Buffer.from(`\uFEFF${lines([headings])}`);
  for await (const batch of batches) yield Buffer.from(lines(batch));
}

const lines = (rows: readonly (readonly Written[])[]): string =>
  stringify(
    rows.map((row) => row.map(escapeFormula)),
    { record_delimiter: "windows", cast: { boolean: (value) => (value ? "Yes" : "No") } },
  );

const escapeFormula = (cell: Written): Written =>
  typeof cell === "string" && formula.test(cell) ? `'${cell}` : cell;

/**
 * A table as an Excel workbook of one sheet (ECMA-376), packed while it is read. Texts stand in the cells themselves, so
 * that no table of strings has to be held; none is ever a formula.
 */
export const xlsxOf = (table: Table, sheetName: string): Readable => {
  const zip = new ZipFile();
  for (const [path, content] of Object.entries(frame(sheetName)))
    zip.addBuffer(Buffer.from(content), path);
  const sheet = Readable.from(sheetOf(table), { objectMode: false });
  zip.addReadStream(sheet, "xl/worksheets/sheet1.xml");
  zip.end();
  const file = new PassThrough();
  const fail = (error: Error): void => void file.destroy(error);
  sheet.once("error", fail);
  zip.once("error", fail);
  // Closing the file stops the reading of the remaining rows.
  file.once("close", () => sheet.destroy());
  zip.outputStream.pipe(file);
  return file;
};

async function* sheetOf({ headings, batches }: Table): AsyncGenerator<Buffer> {
  yield Buffer.from(
    `${xmlHead}<worksheet xmlns="${main}"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><sheetData>${rowOf(headings)}`,
  );
  for await (const batch of batches) yield Buffer.from(batch.map(rowOf).join(""));
  yield Buffer.from("</sheetData></worksheet>");
}

const rowOf = (cells: readonly Written[]): string => `<row>${cells.map(cellOf).join("")}</row>`;

/** Cells carry no place of their own: they stand one after the other, the empty ones too. */
const cellOf = (cell: Written): string => {
  switch (typeof cell) {
    case "number":
      return `<c><v>${cell}</v></c>`;
    case "boolean":
      return textCell(cell ? "Yes" : "No");
    case "string":
      return textCell(cell);
    default:
      return "<c/>";
  }
};

const textCell = (text: string): string =>
  `<c t="inlineStr"><is><t xml:space="preserve">${escaped(text)}</t></is></c>`;

/** What XML 1.0 has no way to write at all, lone surrogates among it. */
const unwritable = /[^\P{Cc}\t\n\r]|[\p{Cs}\uFFFE\uFFFF]/gu;

const escaped = (text: string): string =>
  text
    .slice(0, longestCell)
    .replaceAll(unwritable, "")
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;");

/** The most that Excel opens in one cell. */
const longestCell = 32_767;

const xmlHead = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';
const main = "http://schemas.openxmlformats.org/spreadsheetml/2006/main";
const officeTypes = "application/vnd.openxmlformats-officedocument.spreadsheetml";
const officeRelations = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";
const packageRelations = "http://schemas.openxmlformats.org/package/2006/relationships";

/** The files of a workbook around its sheet. */
const frame = (sheetName: string): Readonly<Record<string, string>> => ({
  "[Content_Types].xml": `${xmlHead}<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${officeTypes}.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${officeTypes}.worksheet+xml"/></Types>`,
  "_rels/.rels": `${xmlHead}<Relationships xmlns="${packageRelations}"><Relationship Id="rId1" Type="${officeRelations}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
  "xl/workbook.xml": `${xmlHead}<workbook xmlns="${main}" xmlns:r="${officeRelations}"><sheets><sheet name="${escaped(sheetName.slice(0, 31))}" sheetId="1" r:id="rId1"/></sheets></workbook>`,
  "xl/_rels/workbook.xml.rels": `${xmlHead}<Relationships xmlns="${packageRelations}"><Relationship Id="rId1" Type="${officeRelations}/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`,
});
