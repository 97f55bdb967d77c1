import type { GradeScale } from "../../../../../rules/results/grade-scale.ts";
import { type MarkRules, markRulesOf } from "../../../../../rules/results/programme-rules.ts";
import { type ScoreMaxima, scoreMaxima } from "../../../../../rules/results/score.ts";
import type {
  LecturerSheetFragment,
  LecturerSheetFragment_rows,
} from "../../../gql/staff-results.ts";
import type { RowTexts } from "./cells/cell.ts";
import type { StoredRow } from "./cells/sheet-cells.ts";

export type Sheet = LecturerSheetFragment;

export type SheetStudent = LecturerSheetFragment_rows;

type Judged = Pick<SheetStudent, "caMaximum" | "passMark">;

/** What the marks of each student of a sheet are judged by; those of one programme share their rules. */
export const rulesOfSheet = ({ scale }: Pick<Sheet, "scale">): ((row: Judged) => MarkRules) => {
  const base = scale.map(({ letter, from, points, isPassed }): GradeScale[number] => ({
    letter,
    from,
    pointsHundredths: Math.round(points * 100),
    isPassed,
  }));
  const known = new Map<string, MarkRules>();
  return (row) => {
    const key = `${row.caMaximum} ${row.passMark}`;
    const rules = known.get(key) ?? markRulesOf(base, row);
    known.set(key, rules);
    return rules;
  };
};

/** The maxima of all students of a sheet; null where programmes have different ones. */
export const sharedMaxima = ({
  rows,
  maxima,
}: Pick<Sheet, "rows" | "maxima">): ScoreMaxima | null => {
  const different = new Set(rows.map(({ caMaximum }) => caMaximum));
  const [only] = different;
  if (different.size > 1) return null;
  return only === undefined ? maxima : scoreMaxima(only);
};

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

export const storedRows = (sheet: Pick<Sheet, "rows" | "scale">): readonly StoredRow[] => {
  const rulesOf = rulesOfSheet(sheet);
  return sheet.rows.map((row) => ({
    studentId: row.studentId,
    isDropped: row.isDropped,
    isAwaited: isAwaited(row),
    rules: rulesOf(row),
    ...rowTexts(row),
  }));
};

/** The students in screen order. Those who dropped the course come last, so that a pasted column has no gap. */
export const studentsOf = ({ rows }: Pick<Sheet, "rows">): readonly SheetStudent[] => [
  ...rows.filter(({ isDropped }) => !isDropped),
  ...rows.filter(({ isDropped }) => isDropped),
];
