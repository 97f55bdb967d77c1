import { rowKinds } from "../../../../contract/payments/bank-statements.ts";
import type { StatementSum } from "../../db/schema/bank.ts";
import { grouped } from "../../grouped.ts";
import { nairaOf } from "../fees/amounts.ts";
import type { Verdict } from "./classify.ts";
import type { StatementRow } from "./read-statement.ts";

/** A row of a file, and what it comes to. */
export interface JudgedRow {
  readonly row: StatementRow;
  readonly verdict: Verdict | { readonly kind: "seen" | "ignored" };
  /** Why it cannot be read. */
  readonly problem: string | null;
}

/** What a row comes to that the file itself decides. */
export const judgedOther = (row: StatementRow, problem: string | null): JudgedRow => ({
  row,
  verdict: { kind: "ignored" },
  problem: problem ?? (row.kind === "paid" ? null : row.problem),
});

export const kindOf = ({ problem, verdict }: JudgedRow): StatementSum["kind"] =>
  problem === null ? verdict.kind : "unreadable";

/** How many rows came to each kind, and how much they are. */
export const sumsOf = (judged: readonly JudgedRow[]): readonly StatementSum[] => {
  const byKind = grouped(judged, kindOf);
  return rowKinds.map((kind) => {
    const rows = byKind.get(kind) ?? [];
    const amounts = rows.map(({ row }) => Math.max(0, row.amountKobo ?? 0));
    return { kind, rows: rows.length, amountKobo: amounts.reduce((sum, one) => sum + one, 0) };
  });
};

/** Sums in the form of the contract. */
export const shownSums = (sums: readonly StatementSum[]) =>
  sums.map(({ kind, rows, amountKobo }) => ({ kind, rows, amount: nairaOf(amountKobo) }));

const mostShown = 200;

/** The first rows of each kind in the form of the contract, by line. */
export const shownRows = (judged: readonly JudgedRow[]) =>
  [...grouped(judged, kindOf).values()]
    .flatMap((rows) => rows.slice(0, mostShown))
    .toSorted((a, b) => a.row.line - b.row.line)
    .map(shownRow);

const shownRow = (judged: JudgedRow) => {
  const { row, verdict, problem } = judged;
  const slip = "slip" in verdict ? verdict.slip : null;
  return {
    line: row.line,
    kind: kindOf(judged),
    day: row.day,
    narration: row.narration,
    // What left the account has none.
    amount: row.amountKobo === null || row.amountKobo < 0 ? null : nairaOf(row.amountKobo),
    reason: "reason" in verdict ? verdict.reason : null,
    problem,
    slip:
      slip === null
        ? null
        : { reference: slip.reference, rest: nairaOf(slip.restKobo), student: slip.student },
    nameDiffers: "nameDiffers" in verdict && verdict.nameDiffers,
  };
};
