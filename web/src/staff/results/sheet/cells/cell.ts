import type { GradeScale } from "../../../../../../rules/results/grade-scale.ts";
import { type Result, resultOf } from "../../../../../../rules/results/result.ts";
import {
  isComplete,
  readScore,
  type ScoreMaxima,
  type Scores,
  scoresProblem,
  totalOf,
} from "../../../../../../rules/results/score.ts";
import { sheetTexts } from "../texts.ts";

/** What is entered for a student, in the order of the columns. */
export const sheetFields = ["ca", "exam", "remark"] as const;

export type SheetField = (typeof sheetFields)[number];

export interface CellAddress {
  readonly studentId: string;
  readonly field: SheetField;
}

/** A student's cells as texts; a cell without an entry is empty. */
export type RowTexts = Readonly<Record<SheetField, string>>;

/** By what texts become results. */
export interface SheetRules {
  readonly maxima: ScoreMaxima;
  readonly scale: GradeScale;
}

export const cellKey = ({ studentId, field }: CellAddress): string => `${field}:${studentId}`;

const remarks: Readonly<Record<string, string>> = {
  abs: "absent",
  absent: "absent",
  w: "withheld",
  withheld: "withheld",
};

/** What was typed, as the college keeps it: `32` for ` 32.0`, `absent` for `ABS`; what cannot be right stays as it was typed. */
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

/** A row's texts as scores; what cannot be read counts as not entered. */
const scoresIn = (
  { ca, exam, remark }: RowTexts,
  { ca: most, exam: mostExam }: ScoreMaxima,
): Scores => ({
  ca: markIn(ca, most),
  exam: markIn(exam, mostExam),
  remark: remarkIn(remark),
});

/** What is wrong with a cell by itself; null where nothing is. */
export const cellProblem = (
  field: SheetField,
  text: string,
  maxima: ScoreMaxima,
): string | null => {
  if (field === "remark") return text === "" || remarkIn(text) ? null : sheetTexts.wrongRemark;
  const read = readScore(text, maxima[field]);
  return "problem" in read ? read.problem : null;
};

/** Why a row's cells do not go together; null where they do. */
export const rowProblem = (texts: RowTexts, { maxima }: SheetRules): string | null =>
  scoresProblem(scoresIn(texts, maxima));

/** What a row comes to as it stands. */
export const outcomeOf = (
  texts: RowTexts,
  { maxima, scale }: SheetRules,
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
