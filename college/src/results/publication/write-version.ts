import type { Transaction } from "../../db/database.ts";
import { publishedResult } from "../../db/schema/results.ts";

type Row = typeof publishedResult.$inferInsert;

/** Rows of one write: a statement takes no more than 65,535 values. */
const atOnce = 5_000;

/** Writes the results of one version of each of some sheets. Nothing ever changes them. */
export const writeVersion = async (tx: Transaction, rows: readonly Row[]): Promise<void> => {
  for (let from = 0; from < rows.length; from += atOnce) {
    await tx.insert(publishedResult).values(rows.slice(from, from + atOnce));
  }
};
