import type { GradeScale } from "../../../../../rules/results/grade-scale.ts";
import type { LecturerSheetFragment, ResultRowFragment } from "../../../gql/staff-results.ts";
import type { RowTexts, SheetRules } from "./cells/cell.ts";
import type { StoredRow } from "./cells/sheet-cells.ts";

export type Sheet = LecturerSheetFragment;

export type SheetStudent = ResultRowFragment;

export const sheetRules = ({ maxima, scale }: Pick<Sheet, "maxima" | "scale">): SheetRules => ({
  maxima,
  scale: scale.map(({ letter, from, points, isPassed }): GradeScale[number] => ({
    letter,
    from,
    pointsHundredths: Math.round(points * 100),
    isPassed,
  })),
});

/**
 * Whether the sheet needs a student's marks: not if the student dropped the course, is deferred, withdrew or graduated.
 */
export const isAwaited = ({ isDropped, standing }: Pick<SheetStudent, "isDropped" | "standing">) =>
  !isDropped && standing === "ACTIVE";

const markText = (mark: number | null): string => (mark === null ? "" : String(mark));

/** The college's cells as texts. */
export const rowTexts = ({
  ca,
  exam,
  remark,
}: Pick<SheetStudent, "ca" | "exam" | "remark">): RowTexts => ({
  ca: markText(ca),
  exam: markText(exam),
  remark: remark?.toLowerCase() ?? "",
});

export const storedRows = ({ rows }: Pick<Sheet, "rows">): readonly StoredRow[] =>
  rows.map((row) => ({
    studentId: row.studentId,
    isDropped: row.isDropped,
    isAwaited: isAwaited(row),
    ...rowTexts(row),
  }));

/** The students in screen order. Those who dropped the course come last, so that a pasted column has no gap. */
export const studentsOf = ({ rows }: Pick<Sheet, "rows">): readonly SheetStudent[] => [
  ...rows.filter(({ isDropped }) => !isDropped),
  ...rows.filter(({ isDropped }) => isDropped),
];
