import { isNotNull } from "drizzle-orm";
import type { Database } from "../db/database.ts";
import { feeLine } from "../db/schema/payments.ts";
import { matchDepartment } from "../payments/fees/department.ts";
import { catalogueTexts } from "./texts.ts";

/** How many fee lines are for each name that the schedule has lines of its own for. */
export type OwnLines = ReadonlyMap<string, number>;

export const readOwnLines = async (db: Database): Promise<OwnLines> => {
  const rows = await db
    .select({ name: feeLine.departmentName })
    .from(feeLine)
    .where(isNotNull(feeLine.departmentName));
  const lines = new Map<string, number>();
  for (const { name } of rows) if (name !== null) lines.set(name, (lines.get(name) ?? 0) + 1);
  return lines;
};

/**
 * Whose fees a department's students pay, among the college's departments and the schedule's own names, and how many lines
 * are for that name alone.
 */
export const feesOf = (
  name: string,
  departments: readonly string[],
  lines: OwnLines,
): { readonly feeDepartment: string | null; readonly ownLines: number } => {
  const feeDepartment = matchDepartment(name, [...new Set([...departments, ...lines.keys()])]);
  return {
    feeDepartment,
    ownLines: feeDepartment === null ? 0 : (lines.get(feeDepartment) ?? 0),
  };
};

/** What a rename means for the fees: lines are found by the names that a department's name holds. */
export const renameConsequences = (
  was: string,
  is: string,
  others: readonly string[],
  lines: OwnLines,
): readonly string[] => {
  const before = feesOf(was, [...others, was], lines);
  const after = feesOf(is, [...others, is], lines);
  const texts = catalogueTexts.department;
  return [
    ...(before.ownLines > 0 && before.feeDepartment !== after.feeDepartment
      ? [texts.linesLost(before.ownLines, before.feeDepartment ?? was)]
      : []),
    ...(after.ownLines > 0 && before.feeDepartment !== after.feeDepartment
      ? [texts.linesGained(after.feeDepartment ?? is)]
      : []),
  ];
};
