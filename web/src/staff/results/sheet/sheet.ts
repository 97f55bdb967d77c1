import type { GradeScale } from "../../../../../rules/results/grade-scale.ts";
import type { LecturerSheetFragment } from "../../../gql/staff-results.ts";
import type { SheetRules } from "./cells/cell.ts";
import type { StoredRow } from "./cells/sheet-cells.ts";

export type Sheet = LecturerSheetFragment;

export type SheetStudent = Sheet["rows"][number];

/** The rules of the sheet, from the college's data. */
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
export const storedRows = ({ rows }: Pick<Sheet, "rows">): readonly StoredRow[] =>
  rows.map(({ studentId, isDropped, standing, ca, exam, remark }) => ({
    studentId,
    isDropped,
    isAwaited: isAwaited({ isDropped, standing }),
    ca: markText(ca),
    exam: markText(exam),
    remark: remark?.toLowerCase() ?? "",
  }));

/** The students in screen order. Those who dropped the course come last, so that a pasted column has no gap. */
export const studentsOf = ({ rows }: Pick<Sheet, "rows">): readonly SheetStudent[] => [
  ...rows.filter(({ isDropped }) => !isDropped),
  ...rows.filter(({ isDropped }) => isDropped),
];
