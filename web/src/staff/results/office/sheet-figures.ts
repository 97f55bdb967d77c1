import type { OfficeResult } from "./office-sheet.ts";

interface SheetFigures {
  /** For whom nothing more is to be entered. */
  readonly entered: number;
  /** Of those who sat the examination; null where nobody did. */
  readonly average: number | null;
  /** In percent of those with a grade, the absent among them; null where nobody has one. */
  readonly passRate: number | null;
}

/** What a sheet comes to, counted as the list of sheets counts it. */
export const sheetFigures = (rows: readonly OfficeResult[]): SheetFigures => {
  const graded = rows.filter(({ grade }) => grade !== null);
  const withheld = rows.filter(({ remark }) => remark === "WITHHELD").length;
  const sat = graded.filter(({ remark }) => remark === null);
  const sum = sat.reduce((total, row) => total + (row.total ?? 0), 0);
  const passed = graded.filter(({ isPassed }) => isPassed).length;
  return {
    entered: graded.length + withheld,
    average: sat.length === 0 ? null : sum / sat.length,
    passRate: graded.length === 0 ? null : (passed * 100) / graded.length,
  };
};
