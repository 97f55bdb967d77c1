import type { MarkRules } from "../../../../../../rules/results/programme-rules.ts";
import { type Result, resultOf } from "../../../../../../rules/results/result.ts";
import {
  isComplete,
  readScore,
  type ScoreMaxima,
  type Scores,
  scoresProblem,
  totalOf,
} from "../../../../../../rules/results/score.ts";

/** The fields of a student, in the order of the columns. */
export const sheetFields = ["ca", "exam", "remark"] as const;

export type SheetField = (typeof sheetFields)[number];

export interface CellAddress {
  readonly studentId: string;
  readonly field: SheetField;
}

export interface CellText extends CellAddress {
  readonly text: string;
}

/** A student's cells as texts. An empty cell is "". */
export type RowTexts = Readonly<Record<SheetField, string>>;

export interface CellDraft {
  readonly text: string;
  readonly seen: string;
  /** Values that were sent without a response. They may have been saved. */
  readonly tried: readonly string[];
}

/** Parses a stored cell, which another version of the portal may have written; null if it is invalid. */
export const readCellDraft = (stored: unknown): CellDraft | null => {
  const { text, seen, tried }: Readonly<Record<string, unknown>> = Object(stored);
  if (typeof text !== "string" || typeof seen !== "string" || !Array.isArray(tried)) return null;
  return { text, seen, tried: tried.filter((value) => typeof value === "string") };
};

export const cellKey = ({ studentId, field }: CellAddress): string => `${field}:${studentId}`;

const remarks: Readonly<Record<string, string>> = {
  abs: "absent",
  absent: "absent",
  w: "withheld",
  withheld: "withheld",
};

/**
 * Normalizes typed text as the college stores it: `32` for ` 32.0`, `absent` for `ABS`. Invalid text stays as typed.
 */
export const plainText = (field: SheetField, typed: string): string => {
  const text = typed.trim();
  if (field === "remark") return remarks[text.toLowerCase()] ?? text;
  const read = readScore(text, 999);
  return "value" in read && read.value !== null ? String(read.value) : text;
};

const markIn = (text: string, maximum: number): number | null => {
  const read = readScore(text, maximum);
  return "value" in read ? read.value : null;
};

const remarkIn = (text: string): Scores["remark"] =>
  text === "absent" || text === "withheld" ? text : null;

/** A row's scores. Invalid text counts as not entered. */
export const scoresIn = (
  { ca, exam, remark }: RowTexts,
  { ca: most, exam: maxExam }: ScoreMaxima,
): Scores => ({
  ca: markIn(ca, most),
  exam: markIn(exam, maxExam),
  remark: remarkIn(remark),
});

/** The problem of a single cell; null if there is none. */
export const cellProblem = (
  field: SheetField,
  text: string,
  maxima: ScoreMaxima,
): string | null => {
  if (field === "remark")
    return text === "" || remarkIn(text) ? null : "Choose absent, withheld or nothing.";
  const read = readScore(text, maxima[field]);
  return "problem" in read ? read.problem : null;
};

/** Why the cells of a row contradict each other; null if they do not. */
export const rowProblem = (texts: RowTexts, { maxima }: MarkRules): string | null =>
  scoresProblem(scoresIn(texts, maxima));

export const outcomeOf = (
  texts: RowTexts,
  { maxima, scale }: MarkRules,
): {
  readonly total: number | null;
  readonly result: Result | null;
  readonly isComplete: boolean;
} => {
  const scores = scoresIn(texts, maxima);
  return {
    total: totalOf(scores),
    result: resultOf(scale, scores),
    isComplete: isComplete(scores),
  };
};
