import { oneLine } from "../typed-text.ts";
import { readCsv } from "./csv-table.ts";
import { importTexts, type RawRow, UnreadableTable } from "./raw-table.ts";
import { readXlsx } from "./xlsx-table.ts";

/** The columns of a file, by their names in the contract. */
export interface ImportColumns<Name extends string = string> {
  readonly required: readonly Name[];
  readonly optional: readonly Name[];
}

/** One record of a file. */
export interface ImportRow<Name extends string = string> {
  /** As a spreadsheet counts: the headings are row 1. */
  readonly row: number;
  /** Every column's text, on one line and trimmed; empty where there is none. */
  readonly cells: Readonly<Record<Name, string>>;
}

/**
 * The records of an uploaded file: CSV or Excel, detected by its first bytes instead of its name.
 * @throws UnreadableTable
 */
export const readImport = async <Name extends string>(
  bytes: Buffer,
  columns: ImportColumns<Name>,
): Promise<readonly ImportRow<Name>[]> => {
  const [headings, ...rows] = await readRaw(bytes);
  if (headings === undefined) throw new UnreadableTable(importTexts.empty);
  const names = columnsOf(headings, columns);
  if (rows.length === 0) throw new UnreadableTable(importTexts.noRows);
  return rows.map((row) => recordOf(row, names, columns));
};

/**
 * All lines of an uploaded file that are not blank, whatever is in them.
 * @throws UnreadableTable
 */
export const readRaw = async (bytes: Buffer): Promise<readonly RawRow[]> => {
  if (bytes.subarray(0, 4).equals(zipStart)) return readXlsx(bytes);
  if (bytes.subarray(0, 4).equals(oldExcelStart)) throw new UnreadableTable(importTexts.oldExcel);
  return readCsv(bytes);
};

const zipStart = Buffer.from("PK\u0003\u0004", "latin1");
const oldExcelStart = Buffer.from([0xd0, 0xcf, 0x11, 0xe0]);

/** Which column stands where; undefined under an empty heading. */
const columnsOf = <Name extends string>(
  { cells }: RawRow,
  { required, optional }: ImportColumns<Name>,
): readonly (Name | undefined)[] => {
  const known = new Map([...required, ...optional].map((name) => [plain(name), name]));
  const found = cells.map((heading) => known.get(plain(heading)));
  const unknown = cells.filter((heading, at) => heading.trim() !== "" && found[at] === undefined);
  const missing = required.filter((name) => !found.includes(name));
  const twice = found.filter((name, at) => name !== undefined && found.indexOf(name) < at);
  if (missing.length + unknown.length + twice.length > 0) {
    throw new UnreadableTable(
      importTexts.wrongColumns({
        missing,
        unknown: unknown.map(shown).slice(0, 5),
        twice: [...new Set(twice)].map(String),
        columns: [...required, ...optional],
      }),
    );
  }
  return found;
};

/** A heading as a sentence can quote it. */
const shown = (heading: string): string => oneLine(heading.replaceAll(/[<>]/g, "")).slice(0, 40);

/** `Application No.`, `application_no` and `APPLICATION-NO` are one heading. */
const plain = (heading: string): string =>
  heading
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, " ")
    .trim();

const recordOf = <Name extends string>(
  { row, cells }: RawRow,
  names: readonly (Name | undefined)[],
  { required, optional }: ImportColumns<Name>,
): ImportRow<Name> => {
  const record = Object.fromEntries([...required, ...optional].map((name) => [name, ""]));
  for (const [at, name] of names.entries()) {
    if (name !== undefined) record[name] = oneLine(cells[at] ?? "").normalize("NFC");
  }
  // Every name is among its keys: they were put there above.
  return { row, cells: record as Record<Name, string> };
};
