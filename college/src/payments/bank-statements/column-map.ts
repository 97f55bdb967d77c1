import type { ValueOf } from "../../../../contract/endpoint.ts";
import type { ColumnMap as ColumnMapShape } from "../../../../contract/payments/bank-accounts.ts";
import type { RawRow } from "../../imports/raw-table.ts";
import { readAmount } from "./read-amount.ts";
import { readDay } from "./read-day.ts";

/** Which columns of a bank's file mean what, by their headings. */
export type ColumnMap = ValueOf<typeof ColumnMapShape>;

/** A file's columns, and the rows below their headings. */
export interface StatementTable {
  /** Of the headings, as a spreadsheet counts. */
  readonly headingLine: number;
  /** Each one once: the second `Amount` is `Amount (2)`, and a column without one is `Column 4`. */
  readonly headings: readonly string[];
  readonly rows: readonly RawRow[];
}

/** Banks write the account's name, number and period above the headings. */
const mostLinesAbove = 40;

/**
 * Finds the line with the headings: those of the map where there is one, otherwise the line that looks most like a statement's.
 * Undefined where there is none.
 */
export const tableOf = (
  lines: readonly RawRow[],
  map: ColumnMap | undefined,
): StatementTable | undefined => {
  const candidates = lines.slice(0, mostLinesAbove).map(({ cells }) => headingsOf(cells));
  const at =
    map === undefined
      ? mostLike(candidates)
      : candidates.findIndex((headings) => hasColumns(headings, map));
  const headings = candidates[at];
  const line = lines[at];
  if (headings === undefined || line === undefined) return undefined;
  return { headingLine: line.row, headings, rows: lines.slice(at + 1) };
};

/** Whether each column of a map is there. */
const hasColumns = (headings: readonly string[], map: ColumnMap): boolean =>
  columnsOf(map).every((name) => headings.includes(name));

const columnsOf = (map: ColumnMap): readonly string[] =>
  [map.dateColumn, map.narrationColumn, map.creditColumn, map.idColumn, map.payerColumn].filter(
    (name) => name !== null,
  );

const headingsOf = (cells: readonly string[]): readonly string[] => {
  const counts = new Map<string, number>();
  return cells.map((cell, at) => {
    const heading = cell.replaceAll(/\s+/g, " ").trim() || `Column ${at + 1}`;
    const count = (counts.get(heading) ?? 0) + 1;
    counts.set(heading, count);
    return count === 1 ? heading : `${heading} (${count})`;
  });
};

/** The line whose cells name most of the columns that a statement needs; a line that names none, where no other does. */
const mostLike = (candidates: readonly (readonly string[])[]): number => {
  const scores = candidates.map((headings) => {
    const { dateColumn, narrationColumn, creditColumn } = guessColumns(headings);
    return [dateColumn, narrationColumn, creditColumn].filter((one) => one !== null).length;
  });
  const best = Math.max(0, ...scores);
  return scores.indexOf(best);
};

/** What headings tell; null where none does. */
type Columns = {
  readonly [Name in keyof Omit<ColumnMap, "dateFormat">]: string | null;
};

/** The usual headings of Nigerian banks and of Remita, the surest first, without what is no letter. */
const usual: Readonly<Record<keyof Columns, readonly RegExp[]>> = {
  dateColumn: [/^(transaction|trans?|txn|posting|posted|post|payment)date/, /^date/, /date/],
  creditColumn: [
    /^(amount)?credit(ed)?(s|amount|ngn|naira)*$/,
    /^(deposits?|lodgements?|inflow|moneyin|cr|paidin)(amount|ngn)*$/,
    /credit/,
    /^(transaction|txn|total)?amount(paid|received|ngn|naira)*$/,
    /amount/,
  ],
  narrationColumn: [
    /^narrations?$/,
    /^(transaction)?(description|details|particulars|narrative|remarks?|narration)$/,
    /narrat|descri|particular|remark|detail/,
  ],
  idColumn: [
    /^(transaction|trans?|txn)(id|ref|refno|reference|referencenumber|number|no)$/,
    /^(rrr|remitaretrievalreference|sessionid)$/,
    /^ref(erence)?(no|number|id)?$/,
  ],
  payerColumn: [/^(payer|payee|depositor|sender|remitter|customer)(s?name)?$/, /^paidby$/],
};

/** The columns that these headings name. No column means two things. */
const guessColumns = (headings: readonly string[]): Columns => {
  const free = new Set(headings);
  const take = (patterns: readonly RegExp[]): string | null => {
    for (const pattern of patterns) {
      const heading = headings.find((one) => free.has(one) && pattern.test(lettersOf(one)));
      if (heading === undefined) continue;
      free.delete(heading);
      return heading;
    }
    return null;
  };
  return {
    dateColumn: take(usual.dateColumn),
    creditColumn: take(usual.creditColumn),
    idColumn: take(usual.idColumn),
    narrationColumn: take(usual.narrationColumn),
    payerColumn: take(usual.payerColumn),
  };
};

const lettersOf = (heading: string): string => heading.toLowerCase().replaceAll(/[^a-z]/g, "");

/** What the columns of a file seem to mean: by their headings, and by what stands below them. Null where nothing tells. */
export const guessColumnMap = ({
  headings,
  rows,
}: StatementTable): Columns & Pick<ColumnMap, "dateFormat"> => {
  const guess = guessColumns(headings);
  const below = (name: string | null): readonly string[] =>
    name === null
      ? []
      : rows.slice(0, 50).flatMap(({ cells }) => cells[headings.indexOf(name)]?.trim() || []);
  const dates = below(guess.dateColumn);
  const isIso = dates.length > 0 && dates.every((date) => readDay(date, "iso") !== undefined);
  // Identical numbers in different rows are no transaction's own.
  const ids = below(guess.idColumn);
  const identifies = ids.length > 0 && new Set(ids).size === ids.length;
  const amounts = below(guess.creditColumn);
  return {
    ...guess,
    creditColumn: amounts.some((one) => readAmount(one) !== undefined) ? guess.creditColumn : null,
    idColumn: identifies ? guess.idColumn : null,
    dateFormat: isIso ? "iso" : "day_first",
  };
};
