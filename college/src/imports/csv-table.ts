import { CsvError } from "csv-parse";
import { parse } from "csv-parse/sync";
import { isBlank, maxRows, type RawRow, UnreadableTable } from "./raw-table.ts";
import { importTexts } from "./texts.ts";

/**
 * The rows of a CSV file in UTF-8, separated by commas or semicolons, with or without a byte order mark.
 * @throws UnreadableTable for another encoding, a quotation that does not end, and too many rows.
 */
export const readCsv = (bytes: Buffer): readonly RawRow[] => {
  const text = decode(bytes);
  const rows = parseRows(text).flatMap((cells, at) =>
    isBlank(cells) ? [] : [{ row: at + 1, cells }],
  );
  if (rows.length > maxRows + 1) throw new UnreadableTable(importTexts.tooManyRows);
  return rows;
};

const decode = (bytes: Buffer): string => {
  const isUtf16 =
    bytes.subarray(0, 2).equals(littleEndian) ||
    bytes.subarray(0, 2).equals(bigEndian) ||
    // Without its mark: every second byte of common letters is NUL.
    bytes.subarray(0, 4_096).includes(0);
  if (isUtf16) throw new UnreadableTable(importTexts.utf16);
  try {
    // The byte order mark of UTF-8 is left out by the decoder.
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    throw new UnreadableTable(importTexts.notUtf8);
  }
};

const littleEndian = Buffer.from([0xff, 0xfe]);
const bigEndian = Buffer.from([0xfe, 0xff]);

const parseRows = (text: string): string[][] => {
  try {
    return parse(text, {
      delimiter: separatorOf(text),
      relaxColumnCount: true,
      skipEmptyLines: false,
      // Blank rows may stand among the others; far more than the limit need not be read to say so.
      to: 3 * maxRows,
    });
  } catch (error) {
    if (error instanceof CsvError) {
      throw new UnreadableTable(importTexts.badQuotes(Number(error.lines) || 1));
    }
    throw error;
  }
};

/** The one that the headings have more of. */
const separatorOf = (text: string): "," | ";" => {
  const [headings = ""] = text.split(/\r?\n/, 1);
  const bare = headings.replaceAll(/"[^"]*"/g, "");
  return bare.split(";").length > bare.split(",").length ? ";" : ",";
};
