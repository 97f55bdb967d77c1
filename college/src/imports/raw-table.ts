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

interface WrongColumns {
  readonly missing: readonly string[];
  readonly unknown: readonly string[];
  readonly twice: readonly string[];
  readonly columns: readonly string[];
}

/** Messages for a file that cannot be imported. */
export const importTexts = {
  missing: "Choose the file to import.",
  tooLarge: "The file is larger than 5 MB. Split it into smaller ones.",
  tooManyRows: "The file has more than 10,000 rows. Split it into smaller ones.",
  empty: "The file is empty.",
  noRows: "The file has headings and no rows below them.",
  utf16:
    "The file is not a CSV in UTF-8: it looks like UTF-16 (Excel's “Unicode Text”). Save it as “CSV UTF-8” or as an Excel workbook (.xlsx).",
  notUtf8:
    "The file is not in UTF-8: it looks like Windows-1252 (Excel's plain “CSV”). Save it as “CSV UTF-8” or as an Excel workbook (.xlsx).",
  oldExcel:
    "The file is an old Excel workbook (.xls), or is protected by a password. Save it as .xlsx without one, or as “CSV UTF-8”.",
  brokenWorkbook:
    "The file cannot be read as an Excel workbook. Open it, save it as .xlsx again, and choose that.",
  tooMuch: "The file takes too long to read. Split it into smaller ones.",
  badQuotes: (line: number) =>
    `The file cannot be read from line ${line} on: a quotation mark stands alone or is not closed.`,
  cellTooLong: (row: number) =>
    `A cell in row ${row} has more than 4,096 characters. Shorten it, and choose the file again.`,
  outdated: "Something changed since you checked the file. Nothing was taken; check it again.",
  writtenMeanwhile:
    "Somebody wrote records of this file meanwhile: nothing was imported. Check the file again.",
  reasonMissing: "Say why in at least 5 characters.",
  wrongColumns: ({ missing, unknown, twice, columns }: WrongColumns): string => {
    const wrong = [
      ...(missing.length > 0 ? [`Missing: ${missing.join(", ")}.`] : []),
      ...(unknown.length > 0 ? [`Unknown: ${unknown.join(", ")}.`] : []),
      ...(twice.length > 0 ? [`More than once: ${twice.join(", ")}.`] : []),
    ].join(" ");
    const detail = `${wrong} The first row must name the columns ${columns.join(", ")}.`;
    if (detail.length <= longestSentence) return detail;
    return wrong.length <= longestSentence ? wrong : `${wrong.slice(0, longestSentence - 1)}…`;
  },
} as const;

/** Clients do not show longer ones as a sentence. */
const longestSentence = 300;
