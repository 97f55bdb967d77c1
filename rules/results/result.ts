import { type GradeScale, gradeOf } from "./grade-scale.ts";
import { isComplete, type Scores, totalOf } from "./score.ts";

/** The result of a student's scores. */
export interface Result {
  readonly total: number;
  readonly grade: string;
  readonly pointsHundredths: number;
  readonly isPassed: boolean;
}

/** The grade of an absent student, whatever the continuous assessment: failed, and counted as such. */
const absent = { grade: "ABS", pointsHundredths: 0, isPassed: false } as const;

/** The result of complete scores; null while they are incomplete or the result is withheld. */
export const resultOf = (scale: GradeScale, scores: Scores): Result | null => {
  const total = totalOf(scores);
  if (scores.remark === "withheld" || total === null || !isComplete(scores)) return null;
  if (scores.remark === "absent") return { total, ...absent };
  const { letter, pointsHundredths, isPassed } = gradeOf(scale, total);
  return { total, grade: letter, pointsHundredths, isPassed };
};
