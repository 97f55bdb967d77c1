import type { ResultRow } from "./result-row.ts";

/** A result as the contract has it. */
export const shownResult = ({ ca, exam, remark, total, grade }: ResultRow) => ({
  ca,
  exam,
  remark,
  total,
  grade,
});
