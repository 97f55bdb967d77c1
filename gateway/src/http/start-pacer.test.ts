import { setImmediate as nextTurn } from "node:timers/promises";
import { describe, expect, it } from "vitest";
import { StartPacer } from "./start-pacer.ts";

/** Operations that ask for their start all at once, on a clock that moves by `turnMs` whenever it is read. */
const askAtOnce = (count: number, turnMs: number) => {
  let now = 0;
  const pacer = new StartPacer(() => {
    now += turnMs;
    return now;
  });
  const started: number[] = [];
  for (let number = 0; number < count; number += 1) {
    const turn = pacer.start();
    if (turn === undefined) started.push(number);
    else void turn.then(() => started.push(number));
  }
  return started;
};

/** How many have started after each of the next turns. */
const countTurns = async (started: readonly number[], turns: number) => {
  const counts: number[] = [];
  for (let turn = 0; turn < turns; turn += 1) {
    await nextTurn();
    counts.push(started.length);
  }
  return counts;
};

describe("The start of operations", () => {
  it("is at once for a few", () => {
    expect(askAtOnce(8, 0)).toHaveLength(8);
  });

  it("is in the order in which they came", async () => {
    const started = askAtOnce(40, 0);
    await countTurns(started, 10);
    expect(started).toEqual(Array.from({ length: 40 }, (_, number) => number));
  });

  it("is for more per turn while turns are short", async () => {
    const started = askAtOnce(40, 0);
    expect(await countTurns(started, 4)).toEqual([17, 27, 38, 40]);
  });

  it("is for fewer per turn while turns are long, but always for one", async () => {
    const started = askAtOnce(30, 5);
    expect(await countTurns(started, 9)).toEqual([14, 18, 21, 23, 24, 25, 26, 27, 28]);
  });

  it("is at once again after all have started", async () => {
    const pacer = new StartPacer(() => 0);
    const begin = () => Promise.all(Array.from({ length: 9 }, () => pacer.start()));
    await begin();
    await nextTurn();
    expect(pacer.start()).toBeUndefined();
  });
});
