import type { GradeScale } from "../../../../rules/results/grade-scale.ts";
import { resultOf } from "../../../../rules/results/result.ts";
import type { Scores } from "../../../../rules/results/score.ts";
import type { publishedResult } from "../../db/schema/results.ts";

/** A student's result as a version of a sheet holds it. */
export type ResultRow = Omit<
  typeof publishedResult.$inferSelect,
  "courseId" | "semesterId" | "version"
>;

/** What complete scores come to on a sheet. Of what is withheld the marks alone are kept. */
export const resultRow = (
  scale: GradeScale,
  { studentId, creditLoad, ca, exam, remark }: Scores & Pick<ResultRow, "studentId" | "creditLoad">,
): ResultRow => {
  const result = resultOf(scale, { ca, exam, remark });
  return {
    studentId,
    creditLoad,
    ca,
    exam,
    remark,
    total: result?.total ?? null,
    grade: result?.grade ?? null,
    pointsHundredths: result?.pointsHundredths ?? null,
    isPassed: result?.isPassed ?? null,
  };
};
