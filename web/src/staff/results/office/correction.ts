import type { GradeScale } from "../../../../../rules/results/grade-scale.ts";
import { resultOf } from "../../../../../rules/results/result.ts";
import {
  isComplete,
  readScore,
  type ScoreMaxima,
  type Scores,
  scoresProblem,
} from "../../../../../rules/results/score.ts";
import type { OfficeSheetFragment, ScoreRemark } from "../../../gql/staff-results.ts";
import type { OfficeResult } from "./use-office-sheet.ts";

export const incomplete = "Enter what is missing, or withhold the result.";
export const noResult = "None";
const withheld = "Withheld";

/** A student's marks as typed. */
export interface Correction {
  readonly studentId: string;
  readonly ca: string;
  readonly exam: string;
  readonly remark: ScoreRemark | "";
}

export interface Corrected {
  readonly correction: Correction;
  /** The current result. */
  readonly row: OfficeResult;
}

/** The scores of a correction, or its problems by field. */
interface ValidatedCorrection {
  readonly problems: { readonly ca?: string; readonly exam?: string };
  /** Null if there are problems. */
  readonly scores: Scores | null;
}

const remarkOf = { ABSENT: "absent", WITHHELD: "withheld", "": null } as const;

const markText = (mark: number | null): string => (mark === null ? "" : String(mark));

/** The current result as the initial form value. */
export const correctionOf = (row: OfficeResult): Correction => ({
  studentId: row.studentId,
  ca: markText(row.ca),
  exam: markText(row.exam),
  remark: row.remark ?? "",
});

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null;

/** Parses a stored correction; null if it is invalid. */
const readCorrection = (stored: unknown): Correction | null => {
  if (!isRecord(stored)) return null;
  const { studentId, ca, exam, remark } = stored;
  if (typeof studentId !== "string" || typeof ca !== "string" || typeof exam !== "string")
    return null;
  if (remark !== "" && remark !== "ABSENT" && remark !== "WITHHELD") return null;
  return { studentId, ca, exam, remark };
};

export const isUnchanged = (correction: Correction, row: OfficeResult): boolean => {
  const stands = correctionOf(row);
  return (
    correction.ca.trim() === stands.ca &&
    correction.exam.trim() === stands.exam &&
    correction.remark === stands.remark
  );
};

/** Validates the typed marks like the college. */
export const validateCorrection = (
  { ca, exam, remark }: Correction,
  maxima: ScoreMaxima,
): ValidatedCorrection => {
  const [first, second] = [readScore(ca, maxima.ca), readScore(exam, maxima.exam)];
  const problems = {
    ...("problem" in first && { ca: first.problem }),
    ...("problem" in second && { exam: second.problem }),
  };
  if ("problem" in first || "problem" in second) return { problems, scores: null };
  const scores = { ca: first.value, exam: second.value, remark: remarkOf[remark] };
  const clash = scoresProblem(scores);
  if (clash !== null) return { problems: { exam: clash }, scores: null };
  if (isComplete(scores)) return { problems: {}, scores };
  return { problems: scores.ca === null ? { ca: incomplete } : { exam: incomplete }, scores: null };
};

/** The grade scale in the format of the rules. */
export const scaleOf = ({ scale }: Pick<OfficeSheetFragment, "scale">): GradeScale =>
  scale.map(({ letter, from, points, isPassed }) => ({
    letter,
    from,
    pointsHundredths: Math.round(points * 100),
    isPassed,
  }));

/** Total and grade of the scores, `55 C`, or the reason why there is no result. */
export const resultText = (scale: GradeScale, scores: Scores): string => {
  if (scores.remark === "withheld") return withheld;
  const result = resultOf(scale, scores);
  return result === null ? noResult : `${result.total} ${result.grade}`;
};

/** The same for the current result. */
export const currentResultText = ({ remark, total, grade }: OfficeResult): string => {
  if (remark === "WITHHELD") return withheld;
  return total === null || grade === null ? noResult : `${total} ${grade}`;
};

/** The draft of an amendment. */
export interface CorrectionDraft {
  /** The version it is based on. */
  readonly version: number;
  readonly typed: readonly Correction[];
  readonly reason: string;
}

export const correctionDraftName = (semesterId: string, courseId: string): string =>
  `amendment:${semesterId}:${courseId}`;

/** Parses a stored amendment, which another version of the portal may have written; null if it is invalid. */
export const readCorrectionDraft = (stored: unknown): CorrectionDraft | null => {
  if (!isRecord(stored)) return null;
  const { version, typed, reason } = stored;
  if (typeof version !== "number" || typeof reason !== "string" || !Array.isArray(typed))
    return null;
  const read = typed.map(readCorrection);
  return read.every((one) => one !== null) ? { version, typed: read, reason } : null;
};
