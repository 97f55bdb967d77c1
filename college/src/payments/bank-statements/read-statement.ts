import type { RawRow } from "../../imports/raw-table.ts";
import { importTexts, UnreadableTable } from "../../imports/raw-table.ts";
import { readRaw } from "../../imports/read-import.ts";
import { oneLine } from "../../typed-text.ts";
import { type ColumnMap, guessColumnMap, type StatementTable, tableOf } from "./column-map.ts";
import { type FoundReference, findNumbers, findSlipReferences } from "./find-references.ts";
import { inUnhurriedParts } from "./in-parts.ts";
import { readAmount } from "./read-amount.ts";
import { readDay } from "./read-day.ts";
import { type Distinct, digestOf } from "./row-identity.ts";
import { statementTexts } from "./texts.ts";

/** A row of a file that paid something in. */
export interface PaidRow extends Distinct {
  readonly kind: "paid";
  /** As a spreadsheet counts. */
  readonly line: number;
  readonly day: string;
  readonly amountKobo: number;
  /** What the bank wrote, and who paid where a column says it. */
  readonly narration: string;
  readonly references: readonly FoundReference[];
  /** What may be a matric number in the narration, in lower case. */
  readonly numbers: readonly string[];
}

/** A row of a file that is not imported. */
export interface OtherRow {
  readonly kind: "ignored" | "unreadable";
  readonly line: number;
  readonly day: string | null;
  /** Null where it cannot be read; 0 or less of an ignored one. */
  readonly amountKobo: number | null;
  readonly narration: string;
  /** Why it cannot be read. */
  readonly problem: string | null;
}

export type StatementRow = PaidRow | OtherRow;

/** The columns of a file, so that somebody can choose what each one means. */
export interface StatementColumns {
  readonly headingLine: number;
  readonly columns: readonly { readonly heading: string; readonly samples: readonly string[] }[];
  readonly guess: ReturnType<typeof guessColumnMap>;
  /** Whether the saved map's columns are all there. */
  readonly hasSaved: boolean;
}

/** What a file holds, or the sentence that says why it cannot be read. */
type Answer<Read> = Read | { readonly unreadable: string };

/** Reads a file's columns, by the saved map where it fits. */
export const answerStatementColumns = ({
  bytes,
  saved,
}: {
  readonly bytes: Uint8Array;
  readonly saved: ColumnMap | null;
}): Promise<Answer<StatementColumns>> =>
  orUnreadable(async () => {
    const lines = await readLines(bytes);
    const fitting = saved === null ? undefined : tableOf(lines, saved);
    const table = fitting ?? requireTable(tableOf(lines, undefined));
    return {
      headingLine: table.headingLine,
      columns: table.headings.map((heading, at) => ({ heading, samples: samplesOf(table, at) })),
      guess: guessColumnMap(table),
      hasSaved: fitting !== undefined,
    };
  });

/** Reads a file's rows by a map. `columns` are its headings where the map does not fit. */
export const answerStatementRows = ({
  bytes,
  map,
  today,
}: {
  readonly bytes: Uint8Array;
  readonly map: ColumnMap;
  /** Nothing was paid later. */
  readonly today: string;
}): Promise<
  Answer<{ readonly rows: readonly StatementRow[] } | { readonly columns: readonly string[] }>
> =>
  orUnreadable(async () => {
    const lines = await readLines(bytes);
    const table = tableOf(lines, map);
    if (table !== undefined) return { rows: await readRows(table, map, today) };
    return { columns: requireTable(tableOf(lines, undefined)).headings };
  });

const orUnreadable = async <Read>(read: () => Promise<Read>): Promise<Answer<Read>> => {
  try {
    return await read();
  } catch (error) {
    if (error instanceof UnreadableTable) return { unreadable: error.message };
    throw error;
  }
};

const readLines = async (bytes: Uint8Array): Promise<readonly RawRow[]> => {
  const lines = await readRaw(Buffer.from(bytes));
  if (lines.length === 0) throw new UnreadableTable(importTexts.empty);
  return lines;
};

const requireTable = (table: StatementTable | undefined): StatementTable => {
  if (table === undefined) throw new UnreadableTable(statementTexts.noHeadings);
  if (table.rows.length === 0) throw new UnreadableTable(importTexts.noRows);
  return table;
};

const samplesOf = ({ rows }: StatementTable, at: number): readonly string[] => {
  const samples: string[] = [];
  for (const { cells } of rows) {
    const text = oneLine(cells[at] ?? "").slice(0, 100);
    if (text !== "") samples.push(text);
    if (samples.length === 3) break;
  }
  return samples;
};

/** Characters that are kept of a cell. */
const longest = 1_000;

/** Between so many rows the processor is left to those who are answered meanwhile. */
const rowsAtOnce = 250;

const readRows = async (
  table: StatementTable,
  map: ColumnMap,
  today: string,
): Promise<readonly StatementRow[]> => {
  const readRow = rowReader(table, map, today);
  const rows: StatementRow[] = [];
  for await (const part of inUnhurriedParts(table.rows, rowsAtOnce)) {
    rows.push(...part.map(readRow));
  }
  return rows;
};

/** Reads the rows of a table in their order, each with how many equal ones stand before it. */
export const rowReader = (
  { headings }: StatementTable,
  map: ColumnMap,
  today: string,
): ((line: RawRow) => StatementRow) => {
  const place = (name: string | null): number => (name === null ? -1 : headings.indexOf(name));
  const places = {
    date: place(map.dateColumn),
    narration: place(map.narrationColumn),
    credit: place(map.creditColumn),
    id: place(map.idColumn),
    payer: place(map.payerColumn),
  };
  const counts = new Map<string, number>();
  return ({ row: line, cells }) => {
    const cell = (at: number): string =>
      oneLine(cells[at] ?? "")
        .normalize("NFC")
        .slice(0, longest);
    const narration = cell(places.narration);
    const payer = cell(places.payer);
    const shown = [narration, payer].filter(Boolean).join(" / ");
    const date = cell(places.date);
    const credit = cell(places.credit);
    const day = readDay(date, map.dateFormat) ?? null;
    const amountKobo = readAmount(credit) ?? null;
    const other = { line, day, amountKobo, narration: shown };
    // Pages of a printed statement repeat the headings.
    const isHeading = date === map.dateColumn && credit === map.creditColumn;
    if (isHeading || (amountKobo !== null && amountKobo <= 0)) {
      return { ...other, kind: "ignored", problem: null };
    }
    const unreadable = (problem: string): StatementRow => ({
      ...other,
      kind: "unreadable",
      problem,
    });
    if (amountKobo === null) return unreadable(statementTexts.notAmount(credit.slice(0, 40)));
    if (day === null) return unreadable(statementTexts.notDay(date.slice(0, 40)));
    if (day > today) return unreadable(statementTexts.future(date.slice(0, 40)));
    const digest = digestOf({ day, amountKobo, narration });
    const occurrence = (counts.get(digest) ?? 0) + 1;
    counts.set(digest, occurrence);
    const transactionId = cell(places.id).slice(0, 200) || null;
    const named = { references: findSlipReferences(shown), numbers: findNumbers(shown) };
    const money = { day, amountKobo, narration: shown, ...named };
    return { kind: "paid", line, ...money, digest, occurrence, transactionId };
  };
};
