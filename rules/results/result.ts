import { type GradeScale, gradeOf } from "./grade-scale.ts";
import { isComplete, type Scores, totalOf } from "./score.ts";

/** What scores come to. */
export interface Result {
  readonly total: number;
  readonly grade: string;
  readonly pointsHundredths: number;
  readonly isPassed: boolean;
}

/** The grade of whoever did not sit the examination, whatever the continuous assessment: failed, and counted so. */
const absent = { grade: "ABS", pointsHundredths: 0, isPassed: false } as const;

/** What complete scores come to; null while they are incomplete, or while the result is withheld. */
export const resultOf = (scale: GradeScale, scores: Scores): Result | null => {
  const total = totalOf(scores);
  if (scores.remark === "withheld" || total === null || !isComplete(scores)) return null;
  if (scores.remark === "absent") return { total, ...absent };
  const { letter, pointsHundredths, isPassed } = gradeOf(scale, total);
  return { total, grade: letter, pointsHundredths, isPassed };
};
