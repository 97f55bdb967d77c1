import type { GradeScale } from "../../../../../rules/results/grade-scale.ts";
import { resultOf } from "../../../../../rules/results/result.ts";
import {
  isComplete,
  readScore,
  type ScoreMaxima,
  type Scores,
  scoresProblem,
} from "../../../../../rules/results/score.ts";
import type {
  OfficeResultFragment,
  ScoreRemark,
  SheetToAmendQuery,
} from "../../../gql/staff-results.ts";
import { officeTexts } from "./texts.ts";

export type AmendedSheet = SheetToAmendQuery["resultSheet"];

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
  readonly row: OfficeResultFragment;
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
export const correctionOf = (row: OfficeResultFragment): Correction => ({
  studentId: row.studentId,
  ca: markText(row.ca),
  exam: markText(row.exam),
  remark: row.remark ?? "",
});

/** Parses a stored correction; null if it is invalid. */
export const readCorrection = (stored: unknown): Correction | null => {
  if (typeof stored !== "object" || stored === null) return null;
  const { studentId, ca, exam, remark }: { readonly [name: string]: unknown } = { ...stored };
  if (typeof studentId !== "string" || typeof ca !== "string" || typeof exam !== "string")
    return null;
  if (remark !== "" && remark !== "ABSENT" && remark !== "WITHHELD") return null;
  return { studentId, ca, exam, remark };
};

export const isUnchanged = (correction: Correction, row: OfficeResultFragment): boolean => {
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
  const { incomplete } = officeTexts.amend;
  return { problems: scores.ca === null ? { ca: incomplete } : { exam: incomplete }, scores: null };
};

/** The grade scale in the format of the rules. */
export const scaleOf = ({ scale }: Pick<AmendedSheet, "scale">): GradeScale =>
  scale.map(({ letter, from, points, isPassed }) => ({
    letter,
    from,
    pointsHundredths: Math.round(points * 100),
    isPassed,
  }));

/** Total and grade of the scores, `55 C`, or the reason why there is no result. */
export const resultText = (scale: GradeScale, scores: Scores): string => {
  if (scores.remark === "withheld") return officeTexts.amend.withheld;
  const result = resultOf(scale, scores);
  return result === null ? officeTexts.amend.noResult : `${result.total} ${result.grade}`;
};

/** The same for the current result. */
export const currentResultText = ({ remark, total, grade }: OfficeResultFragment): string => {
  if (remark === "WITHHELD") return officeTexts.amend.withheld;
  return total === null || grade === null ? officeTexts.amend.noResult : `${total} ${grade}`;
};
