import type { ScoreMaxima, Scores } from "../../../../rules/results/score.ts";
import type { Random } from "../random.ts";

const passMark = 40;
const best = 96;
/** Of those who failed, how many were not in the examination. */
const absentShare = 0.12;

interface Performance {
  readonly isPassed: boolean;
  /** From 0 to 1. */
  readonly ability: number;
}

/** Draws marks that come to what is known of an attempt: passed or not. */
export const drawMarks = (
  random: Random,
  maxima: ScoreMaxima,
  { isPassed, ability }: Performance,
): Scores => {
  if (!isPassed && random.chance(absentShare)) {
    const most = Math.min(maxima.ca, passMark - 1);
    return { ca: Math.round(most * random.fraction()), exam: null, remark: "absent" };
  }
  const chance = random.fraction();
  const total = isPassed
    ? passMark + Math.round((0.6 * ability + 0.4 * chance) * (best - passMark))
    : passMark - 1 - Math.round(chance ** 2 * 24);
  return { ...split(random, maxima, total), remark: null };
};

/** Divides a total about as the maxima are. */
const split = (
  random: Random,
  maxima: ScoreMaxima,
  total: number,
): { readonly ca: number; readonly exam: number } => {
  const share = Math.round((total * maxima.ca) / 100) + random.integer(-3, 3);
  const ca = Math.min(Math.max(share, 0, total - maxima.exam), maxima.ca, total);
  return { ca, exam: total - ca };
};
