import {
  isAbove,
  isComplete,
  isExcused,
  type ScoreMaxima,
} from "../../../../rules/results/score.ts";
import { refuse } from "../../http/refusal.ts";
import type { SheetStudent } from "./read-roster.ts";
import { sheetTexts } from "./texts.ts";

/** Whether a student's marks would be published as they are, or are waited for. */
const counts = (one: SheetStudent): boolean =>
  !one.isDropped && !isExcused(one.standing === "active", one);

/**
 * @throws 409 `incomplete` while marks of somebody who takes the course are missing, or nobody takes it; `above_maximum` where marks
 * are above the maxima of now
 */
export const requireComplete = (roster: readonly SheetStudent[], maxima: ScoreMaxima): void => {
  const taking = roster.filter(counts);
  if (taking.length === 0) throw refuse(409, sheetTexts.empty, "incomplete");
  const missing = taking.filter((one) => !isComplete(one));
  if (missing.length > 0)
    throw refuse(409, sheetTexts.incomplete(numbersOf(missing)), "incomplete");
  const above = taking.filter((one) => isAbove(one, maxima));
  if (above.length > 0) throw refuse(409, sheetTexts.above(numbersOf(above)), "above_maximum");
};

const numbersOf = (students: readonly SheetStudent[]): string[] =>
  students.map(({ matricNumber }) => matricNumber);
