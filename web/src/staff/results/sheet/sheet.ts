import type { GradeScale } from "../../../../../rules/results/grade-scale.ts";
import type { SheetQuery } from "../../../gql/staff.ts";
import type { SheetRules } from "./cells/cell.ts";
import type { StoredRow } from "./cells/sheet-cells.ts";

export type Sheet = SheetQuery["resultSheet"];

export type SheetStudent = Sheet["rows"][number];

/** By what the sheet's marks become grades, as the college says. */
export const sheetRules = ({ maxima, scale }: Pick<Sheet, "maxima" | "scale">): SheetRules => ({
  maxima,
  scale: scale.map(({ letter, from, points, isPassed }): GradeScale[number] => ({
    letter,
    from,
    pointsHundredths: Math.round(points * 100),
    isPassed,
  })),
});

/** Whether the sheet waits for a student's marks: not of who dropped the course, or is deferred, withdrawn or graduated. */
export const isAwaited = ({ isDropped, standing }: Pick<SheetStudent, "isDropped" | "standing">) =>
  !isDropped && standing === "ACTIVE";

const markText = (mark: number | null): string => (mark === null ? "" : String(mark));

/** The college's cells as the texts that are typed and sent. */
export const storedRows = ({ rows }: Pick<Sheet, "rows">): readonly StoredRow[] =>
  rows.map(({ studentId, isDropped, standing, ca, exam, remark }) => ({
    studentId,
    isDropped,
    isAwaited: isAwaited({ isDropped, standing }),
    ca: markText(ca),
    exam: markText(exam),
    remark: remark?.toLowerCase() ?? "",
  }));

/** As they stand on the screen: who dropped the course below the others, so that a pasted column meets no gap. */
export const studentsOf = ({ rows }: Pick<Sheet, "rows">): readonly SheetStudent[] => [
  ...rows.filter(({ isDropped }) => !isDropped),
  ...rows.filter(({ isDropped }) => isDropped),
];
