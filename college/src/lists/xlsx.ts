import { PassThrough, Readable } from "node:stream";
import { ZipFile } from "yazl";
import type { Table, Written } from "./table.ts";

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
  // Whoever lets go of the file lets go of what is still to be read.
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
