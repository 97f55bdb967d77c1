import type { OfficeResult } from "./office-sheet.ts";

interface SheetFigures {
  /** The number of students for whom nothing more is to be entered. */
  readonly entered: number;
  /** The average of those who sat the examination; null if nobody did. */
  readonly average: number | null;
  /** The percentage of passes among those with a grade, absent students included; null if nobody has a grade. */
  readonly passRate: number | null;
}

/** The figures of a sheet, counted like in the list of sheets. */
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
