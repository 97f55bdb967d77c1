import { and, desc, eq, inArray, sql } from "drizzle-orm";
import {
  readRemark,
  readScore,
  type ScoreMaxima,
  type Scores,
  scoresProblem,
} from "../../../../rules/results/score.ts";
import type { Account } from "../../accounts/guard.ts";
import { recordChange } from "../../audit/record-change.ts";
import type { College } from "../../context.ts";
import type { Transaction } from "../../db/database.ts";
import { resultScore } from "../../db/schema/results.ts";
import { auditEntry, staffMember } from "../../db/schema/staff.ts";
import type { SheetPlace } from "./sheet.ts";

export type ScoreField = keyof Scores;

/** A cell as typed, with the value that the client saw before. */
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

/** A cell to write. */
export interface CellChange extends CellAt {
  readonly before: Scores[ScoreField];
  readonly after: Scores[ScoreField];
}

export interface MergedCells {
  /** The scores of the students whose cells are written. */
  readonly scores: ReadonlyMap<number, Scores>;
  readonly changes: readonly CellChange[];
  /** Cells that hold what was sent, with the changes written. */
  readonly saved: number;
  readonly conflicts: readonly (CellAt & { readonly value: string })[];
  readonly problems: readonly (CellAt & { readonly message: string })[];
}

/** The sheet's facts for evaluating cells. */
interface Sheet {
  /** The stored scores; a missing student has none. */
  readonly stored: ReadonlyMap<number, Scores>;
  readonly maximaOf: (studentId: number) => ScoreMaxima;
  /** Why a student's cells cannot be written; null where they can. */
  readonly obstacleOf: (studentId: number) => string | null;
}

const nothing: Scores = { ca: null, exam: null, remark: null };

/** A cell's value as it is sent and answered. */
export const cellText = (value: Scores[ScoreField]): string =>
  value === null ? "" : String(value);

/** Reads the value typed into a cell, or its problem. */
export const readCell = (
  field: ScoreField,
  typed: string,
  maxima: ScoreMaxima,
): { readonly value: Scores[ScoreField] } | { readonly problem: string } =>
  field === "remark" ? readRemark(typed) : readScore(typed, maxima[field]);

/**
 * Evaluates cells one by one: written when the sheet holds the seen value, unchanged when it holds the sent value already,
 * otherwise a conflict. A problem of one cell does not prevent writing the others. A cell that goes with what another
 * one of them leaves (absent, once the examination's mark is cleared) may stand before it.
 */
export const mergeCells = (cells: readonly SentCell[], sheet: Sheet): MergedCells => {
  const scores = new Map<number, Scores>();
  const evaluated = evaluateAll(cells, sheet, scores);
  const clashing = evaluated.filter(({ verdict }) => "clash" in verdict).map(({ cell }) => cell);
  const all = [
    ...evaluated.filter(({ verdict }) => !("clash" in verdict)),
    ...evaluateAll(clashing, sheet, scores),
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
      "stored" in verdict ? { value: cellText(verdict.stored) } : undefined,
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
  | { readonly stored: Scores[ScoreField] }
  | { readonly problem: string }
  | { readonly clash: string };

/** Evaluates cells one after the other, and notes in `scores` what they come to. */
const evaluateAll = (cells: readonly SentCell[], sheet: Sheet, scores: Map<number, Scores>) =>
  cells.map((cell) => {
    const before = scores.get(cell.studentId) ?? sheet.stored.get(cell.studentId) ?? nothing;
    const verdict = evaluate(cell, before, sheet);
    if ("after" in verdict) {
      const { ca, exam, remark } = before;
      scores.set(cell.studentId, { ca, exam, remark, [cell.field]: verdict.after });
    }
    return { cell, verdict };
  });

const evaluate = (cell: SentCell, scores: Scores, { obstacleOf, maximaOf }: Sheet): Verdict => {
  const obstacle = obstacleOf(cell.studentId);
  if (obstacle !== null) return { problem: obstacle };
  const read = readCell(cell.field, cell.value, maximaOf(cell.studentId));
  if ("problem" in read) return read;
  const before = scores[cell.field];
  if (before === read.value) return { same: true };
  if (!isSeen(cell, before)) return { stored: before };
  const clash = scoresProblem({ ...scores, [cell.field]: read.value });
  return clash === null ? { before, after: read.value } : { clash };
};

/** However it is written: `35.0` was seen where there is 35. */
const isSeen = ({ field, seen }: SentCell, stored: Scores[ScoreField]): boolean => {
  const read = readCell(field, seen, { ca: 100, exam: 100 });
  return "value" in read && read.value === stored;
};

/** Of entries in the audit log: marks that were typed, and those of a file. */
export const scoreActions = ["result.enter", "result.import"] as const;

interface Writing {
  readonly scores: ReadonlyMap<number, Scores>;
  readonly changes: readonly CellChange[];
  /** By student. */
  readonly matricNumbers: ReadonlyMap<number, string>;
  readonly action: (typeof scoreActions)[number];
  readonly reason?: string | undefined;
}

/** Rows of one statement: it takes no more than 65,535 values. */
const atOnce = 5_000;

/** Of a sheet in the audit log. */
export const sheetSubject = ({
  semesterId,
  courseId,
}: Pick<SheetPlace, "courseId" | "semesterId">): string => `result_sheet:${semesterId}/${courseId}`;

/** Writes cells into a sheet that is held, with one entry in the audit log for all of them. */
export const writeCells = async (
  college: College,
  tx: Transaction,
  account: Account,
  place: Pick<SheetPlace, "courseId" | "semesterId">,
  { scores, changes, matricNumbers, action, reason }: Writing,
): Promise<void> => {
  const { courseId, semesterId } = place;
  const by = { changedBy: account.id, changedAt: college.clock() };
  const rows = [...scores].map(([studentId, { ca, exam, remark }]) => ({
    courseId,
    semesterId,
    studentId,
    ca,
    exam,
    remark,
    ...by,
  }));
  for (let from = 0; from < rows.length; from += atOnce) {
    await tx
      .insert(resultScore)
      .values(rows.slice(from, from + atOnce))
      .onConflictDoUpdate({
        target: [resultScore.courseId, resultScore.semesterId, resultScore.studentId],
        set: {
          ca: sql`excluded.ca`,
          exam: sql`excluded.exam`,
          remark: sql`excluded.remark`,
          ...by,
        },
      });
  }
  await recordChange(college, tx, {
    actorAccountId: account.id,
    action,
    subject: sheetSubject(place),
    before: cellsBy(matricNumbers, changes, "before"),
    after: cellsBy(matricNumbers, changes, "after"),
    reason: reason ?? null,
  });
};

/** `{"COHT/2025/001": {"ca": 30}}` */
const cellsBy = (
  matricNumbers: ReadonlyMap<number, string>,
  changes: readonly CellChange[],
  side: "before" | "after",
): Record<string, Record<string, unknown>> => {
  const cells: Record<string, Record<string, unknown>> = {};
  for (const change of changes) {
    const number = matricNumbers.get(change.studentId) ?? String(change.studentId);
    cells[number] = { ...cells[number], [change.field]: change[side] };
  }
  return cells;
};

interface Cell {
  readonly matricNumber: string;
  readonly field: ScoreField;
}

/**
 * The last who wrote each of these cells, by account and name: a student's row tells who wrote the last of its cells alone, so the
 * audit log is asked.
 */
export const readWriters = async (
  tx: Transaction,
  place: Pick<SheetPlace, "courseId" | "semesterId">,
  cells: readonly Cell[],
): Promise<readonly ({ readonly accountId: number; readonly name: string } | undefined)[]> => {
  if (cells.length === 0) return [];
  const requested = sql`json_to_recordset(${JSON.stringify(cells)}::json) as wanted("matricNumber" text, field text)`;
  const rows = await tx
    .selectDistinctOn([sql`wanted."matricNumber"`, sql`wanted.field`], {
      matricNumber: sql<string>`wanted."matricNumber"`,
      field: sql<string>`wanted.field`,
      accountId: auditEntry.actorAccountId,
      name: sql<string>`${staffMember.firstName} || ' ' || ${staffMember.surname}`,
    })
    .from(auditEntry)
    .innerJoin(staffMember, eq(staffMember.accountId, auditEntry.actorAccountId))
    .innerJoin(
      sql`${requested}`,
      sql`jsonb_exists(${auditEntry.after} -> wanted."matricNumber", wanted.field)`,
    )
    .where(
      and(
        eq(auditEntry.subject, sheetSubject(place)),
        inArray(auditEntry.action, [...scoreActions]),
      ),
    )
    .orderBy(sql`wanted."matricNumber"`, sql`wanted.field`, desc(auditEntry.id));
  const byCell = new Map(rows.map((row) => [`${row.field} ${row.matricNumber}`, row]));
  return cells.map(({ matricNumber, field }) => byCell.get(`${field} ${matricNumber}`));
};
