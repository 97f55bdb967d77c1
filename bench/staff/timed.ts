import { inMs, inWords, percentile } from "../harness/figures.ts";
import type { Answer } from "./staff-client.ts";

/** What something cost, asked one time after the other. */
export interface Timed {
  readonly name: string;
  readonly p50: number;
  readonly p95: number;
  readonly bytes: number;
}

/** The first two warm up and are not counted. */
export const warmUps = 2;

/** Asks so many times. */
export const timed = async (
  name: string,
  times: number,
  ask: () => Promise<Answer>,
): Promise<Timed> => {
  const answers: Answer[] = [];
  for (let count = 0; count < times + warmUps; count += 1) answers.push(await ask());
  return timesOf(name, answers.slice(warmUps));
};

export const timesOf = (name: string, answers: readonly Answer[]): Timed => {
  const taken = answers.map(({ ms }) => ms);
  return {
    name,
    p50: percentile(taken, 0.5),
    p95: percentile(taken, 0.95),
    bytes: answers.at(-1)?.bytes ?? 0,
  };
};

export const inLine = ({ name, p50, p95, bytes }: Timed): string =>
  `${name}: p50 ${inMs(p50)}, p95 ${inMs(p95)}, ${inWords(bytes)} bytes`;
