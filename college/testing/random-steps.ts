import { Refusal } from "../src/http/refusal.ts";

/** One of the rows, whatever the number; undefined where there is none. */
export const nthOf = <Row>(rows: readonly Row[], nth: number): Row | undefined =>
  rows[nth % Math.max(1, rows.length)];

/** What was paid or voided meanwhile is refused; nothing else may fail. */
export const allowRefusal = async (work: Promise<unknown>): Promise<void> => {
  try {
    await work;
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
  }
};
