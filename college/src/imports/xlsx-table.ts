import { importTexts, isBlank, maxRows, type RawRow, UnreadableTable } from "./raw-table.ts";
import { readWorkbook, readXml, type Workbook, ZipEntries } from "./xlsx-book.ts";

/** Cells further to the right are not read. */
const mostColumns = 200;

/** Far more than any record holds: thousands of cells may name one text, and each of them is read. */
const longestCell = 4_096;

/**
 * The rows of an Excel workbook's first sheet. A formula is read as its own text, `=A1+B1`; a number with a date format
 * is read as `2026-03-10`.
 *
 * No library does this within these limits. hucre 1.0.0, read-excel-file 9.3.17 and exceljs 4.4.0 take 600 MB or more
 * for 64 MB of styles, which a file of 150 KB can hold; read-excel-file gives a formula's last value instead of its
 * text.
 * @throws UnreadableTable when the bytes are not a workbook, unpack to too much, or have too many rows
 */
export const readXlsx = async (bytes: Buffer): Promise<readonly RawRow[]> => {
  try {
    const zip = await ZipEntries.open(bytes);
    const book = await readWorkbook(zip);
    const sheet = await zip.read(book.sheetPath);
    if (sheet === undefined) throw new Error("no sheet");
    return await readSheet(sheet, book);
  } catch (error) {
    if (error instanceof UnreadableTable) throw error;
    // The cause does not matter to the user, who can only save the file again.
    throw new UnreadableTable(importTexts.brokenWorkbook);
  }
};

interface OpenCell {
  readonly column: number;
  readonly type: string;
  readonly isDate: boolean;
  value: string;
  formula: string | undefined;
}

const readSheet = async (
  sheet: AsyncIterable<Buffer>,
  book: Workbook,
): Promise<readonly RawRow[]> => {
  const rows: RawRow[] = [];
  let row = 0;
  let cells: string[] = [];
  let cell: OpenCell | undefined;
  let part: "value" | "formula" | undefined;
  await readXml(sheet, {
    open: ({ name, attributes }) => {
      if (name === "row") {
        row = Number(attributes.r) || row + 1;
        cells = [];
      } else if (name === "c") {
        cell = {
          column: attributes.r === undefined ? cells.length : columnOf(attributes.r),
          type: attributes.t ?? "n",
          isDate: book.dateStyles[Number(attributes.s)] === true,
          value: "",
          formula: undefined,
        };
      }
      if (name === "v" || name === "t") part = "value";
      if (name === "f" && cell !== undefined) {
        part = "formula";
        cell.formula = "";
      }
    },
    text: (piece) => {
      if (cell === undefined || part === undefined) return;
      if (part === "value") cell.value += piece;
      else cell.formula += piece;
    },
    close: (name) => {
      if (name === "v" || name === "t" || name === "f") part = undefined;
      if (name === "c" && cell !== undefined) {
        const text = textOf(cell, book);
        if (text.length > longestCell) throw new UnreadableTable(importTexts.cellTooLong(row));
        addCell(cells, cell.column, text);
        cell = undefined;
      }
      if (name !== "row" || isBlank(cells)) return;
      if (rows.length > maxRows) throw new UnreadableTable(importTexts.tooManyRows);
      rows.push({ row, cells });
    },
  });
  return rows;
};

const addCell = (cells: string[], column: number, text: string): void => {
  if (column >= mostColumns) return;
  while (cells.length < column) cells.push("");
  cells[column] = text;
};

const textOf = ({ type, value, formula, isDate }: OpenCell, book: Workbook): string => {
  // Cells that share a formula have an empty one of their own.
  if (formula !== undefined) return `=${formula}`;
  switch (type) {
    case "s":
      return book.strings[Number(value)] ?? "";
    case "b":
      return value === "1" ? "TRUE" : "FALSE";
    case "n":
      if (value === "") return "";
      return isDate ? dateText(value, book.from1904) : numberText(value);
    default:
      return value;
  }
};

/** Workbooks write `8.0123456789E+9` for 8012345678, and a little more than was typed for some fractions. */
const numberText = (value: string): string => {
  const number = Number(value);
  return Number.isFinite(number) ? String(Number(number.toPrecision(15))) : value;
};

/** `C7` is the third: 2. */
const columnOf = (place: string): number => {
  let column = 0;
  for (const letter of /^[A-Z]{1,3}/.exec(place)?.[0] ?? "A") {
    column = column * 26 + letter.charCodeAt(0) - 64;
  }
  return column - 1;
};

const dayMs = 24 * 60 * 60 * 1000;

/** The day that a workbook writes as a number: `2026-03-10`; the number itself where it is none. */
const dateText = (serial: string, from1904: boolean): string => {
  const days = Math.floor(Number(serial));
  if (!Number.isFinite(days) || days < 1 || days > 2_958_465) return serial;
  // Workbooks count a 29 February 1900 that never was: before it the count is one behind.
  const start = from1904 ? Date.UTC(1904, 0, 1) : Date.UTC(1899, 11, days < 61 ? 31 : 30);
  return new Date(start + days * dayMs).toISOString().slice(0, 10);
};
