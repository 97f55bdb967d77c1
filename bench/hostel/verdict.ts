import { countsOf, inMs, inWords, percentile, percentiles, tally } from "../harness/figures.ts";
import { checkHistory } from "./check-history.ts";
import type { EndState } from "./history.ts";
import type { Rush } from "./rush.ts";

export interface Verdict {
  readonly wrong: readonly string[];
  /** The result of a run, in lines. */
  readonly lines: readonly string[];
  /** Times of claims that were answered without a retry, in milliseconds. */
  readonly claimTimes: readonly number[];
}

/** How many of each are right. */
interface Expected {
  readonly holders: number;
  readonly refused: number;
  /** Whether processes are killed: errors are then expected, as long as they end. */
  readonly killed: boolean;
}

/** Evaluates a run by the students' answers and the state of the database. */
export const checkRush = (
  rush: Rush,
  end: EndState,
  { holders, refused, killed }: Expected,
): Verdict => {
  const ends = countsOf(rush.conclusions.map((conclusion) => conclusion.outcome));
  const count = (name: string) => ends.get(name) ?? 0;
  const wrong = [
    ...[...countsOf(rush.refusals)].map(
      ([code, times]) => `${times} claims were refused: ${code}.`,
    ),
    ...checkHistory(rush, end),
    ...(killed ? [] : [...rush.errors].map(([name, times]) => `${times} answers were ${name}.`)),
  ];
  if (count("held") !== holders) wrong.push(`${count("held")} hold a bed, not ${holders}.`);
  if (count("none left") !== refused) {
    wrong.push(`${count("none left")} were told that none is left, not ${refused}.`);
  }
  const answered = rush.clicks.filter(({ outcome }) => outcome !== "unknown");
  const claimTimes = answered.map(({ sentAt, answeredAt }) => answeredAt - sentAt);
  const seconds = rush.elapsedMs / 1_000;
  return {
    wrong,
    claimTimes,
    lines: [
      `${inWords(count("held"))} holders, ${inWords(count("none left"))} told that none is left, in ${seconds.toFixed(1)} s`,
      `claims: ${percentiles(claimTimes)}; ${inWords(Math.round(answered.length / seconds))} a second`,
      `other errors: ${tally(rush.errors)}`,
    ],
  };
};

/** The combined result of several runs. */
export const summary = (verdicts: readonly Verdict[]): string => {
  const times = verdicts.flatMap(({ claimTimes }) => claimTimes);
  const worst = Math.max(...verdicts.map(({ claimTimes }) => percentile(claimTimes, 0.99)));
  const bad = verdicts.filter(({ wrong }) => wrong.length > 0).length;
  return `${verdicts.length} runs, ${bad} of them wrong; all claims: ${percentiles(times)}; the slowest run's p99 ${inMs(worst)}`;
};
