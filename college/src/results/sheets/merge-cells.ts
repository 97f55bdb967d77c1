import {
  readRemark,
  readScore,
  type ScoreMaxima,
  type Scores,
  scoresProblem,
} from "../../../../rules/results/score.ts";

export type ScoreField = keyof Scores;

/** A cell as it was typed, and what it held before. */
export interface SentCell {
  readonly studentId: number;
  readonly field: ScoreField;
  readonly value: string;
  readonly seen: string;
}

interface CellAt {
  readonly studentId: number;
  readonly field: ScoreField;
}

/** A cell that is to be written. */
export interface CellChange extends CellAt {
  readonly before: Scores[ScoreField];
  readonly after: Scores[ScoreField];
}

export interface MergedCells {
  /** The scores of those whose cells are to be written. */
  readonly scores: ReadonlyMap<number, Scores>;
  readonly changes: readonly CellChange[];
  /** Cells that hold what was sent, with the changes written. */
  readonly saved: number;
  readonly conflicts: readonly (CellAt & { readonly value: string })[];
  readonly problems: readonly (CellAt & { readonly message: string })[];
}

/** What the cells are judged by. */
interface Sheet {
  /** What is stored; whoever is not among them has nothing. */
  readonly stored: ReadonlyMap<number, Scores>;
  readonly maxima: ScoreMaxima;
  /** Why a student's cells cannot be written; null where they can. */
  readonly obstacleOf: (studentId: number) => string | null;
}

const nothing: Scores = { ca: null, exam: null, remark: null };

/** A cell's value as it is sent and answered. */
export const cellText = (value: Scores[ScoreField]): string =>
  value === null ? "" : String(value);

/** What was typed into a cell, or what is wrong with it. */
export const readCell = (
  field: ScoreField,
  typed: string,
  maxima: ScoreMaxima,
): { readonly value: Scores[ScoreField] } | { readonly problem: string } =>
  field === "remark" ? readRemark(typed) : readScore(typed, maxima[field]);

/**
 * Judges cells one by one: written where the sheet holds what was seen, left alone where it holds what is sent already, and else a
 * conflict. What is wrong with one keeps no other from being written. A cell that goes with what another one of them leaves
 * (absent, once the examination's mark is cleared) may stand before it.
 */
export const mergeCells = (cells: readonly SentCell[], sheet: Sheet): MergedCells => {
  const scores = new Map<number, Scores>();
  const judged = judgeAll(cells, sheet, scores);
  const clashing = judged.filter(({ verdict }) => "clash" in verdict).map(({ cell }) => cell);
  const all = [
    ...judged.filter(({ verdict }) => !("clash" in verdict)),
    ...judgeAll(clashing, sheet, scores),
  ];
  const pick = <T>(read: (verdict: Verdict) => T | undefined) =>
    all.flatMap(({ cell: { studentId, field }, verdict }) => {
      const picked = read(verdict);
      return picked === undefined ? [] : [{ studentId, field, ...picked }];
    });
  return {
    scores,
    changes: pick((verdict) => ("after" in verdict ? verdict : undefined)),
    saved: all.filter(({ verdict }) => "after" in verdict || "same" in verdict).length,
    conflicts: pick((verdict) =>
      "held" in verdict ? { value: cellText(verdict.held) } : undefined,
    ),
    problems: pick((verdict) => {
      if ("clash" in verdict) return { message: verdict.clash };
      return "problem" in verdict ? { message: verdict.problem } : undefined;
    }),
  };
};

/** What becomes of one cell: `clash` where it does not go with what another cell of the student holds. */
type Verdict =
  | { readonly before: Scores[ScoreField]; readonly after: Scores[ScoreField] }
  | { readonly same: true }
  | { readonly held: Scores[ScoreField] }
  | { readonly problem: string }
  | { readonly clash: string };

/** Judges cells one after the other, and notes in `scores` what they come to. */
const judgeAll = (cells: readonly SentCell[], sheet: Sheet, scores: Map<number, Scores>) =>
  cells.map((cell) => {
    const before = scores.get(cell.studentId) ?? sheet.stored.get(cell.studentId) ?? nothing;
    const verdict = judge(cell, before, sheet);
    if ("after" in verdict) {
      const { ca, exam, remark } = before;
      scores.set(cell.studentId, { ca, exam, remark, [cell.field]: verdict.after });
    }
    return { cell, verdict };
  });

const judge = (cell: SentCell, scores: Scores, { obstacleOf, maxima }: Sheet): Verdict => {
  const obstacle = obstacleOf(cell.studentId);
  if (obstacle !== null) return { problem: obstacle };
  const read = readCell(cell.field, cell.value, maxima);
  if ("problem" in read) return read;
  const before = scores[cell.field];
  if (before === read.value) return { same: true };
  if (!isSeen(cell, before)) return { held: before };
  const clash = scoresProblem({ ...scores, [cell.field]: read.value });
  return clash === null ? { before, after: read.value } : { clash };
};

/** However it is written: `35.0` was seen where there is 35. */
const isSeen = ({ field, seen }: SentCell, held: Scores[ScoreField]): boolean => {
  const read = readCell(field, seen, { ca: 100, exam: 100 });
  return "value" in read && read.value === held;
};
