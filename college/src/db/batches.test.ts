import { expect, test } from "vitest";
import { inBatches } from "./batches.ts";

/** Runs that end once they are released, and answer each item with the number of the run. */
const heldRuns = (sharing: Parameters<typeof inBatches<string, string>>[1] = {}) => {
  const runs: { readonly items: readonly string[]; readonly end: (error?: Error) => void }[] = [];
  const ask = inBatches(async (items: readonly string[]) => {
    const number = runs.length + 1;
    await new Promise<void>((resolve, reject) => {
      runs.push({ items, end: (error) => (error ? reject(error) : resolve()) });
    });
    return items.map((item) => `${item}${number}`);
  }, sharing);
  /** Lets a run end, once it has begun. */
  const end = async (number: number, error?: Error): Promise<void> => {
    await expect.poll(() => runs.length).toBeGreaterThanOrEqual(number);
    runs[number - 1]?.end(error);
  };
  return { ask, end, items: () => runs.map((run) => run.items.join("")) };
};

test("items that arrive during a run share the next one, each with its own result", async () => {
  const { ask, end, items } = heldRuns();
  const answers = ["a", "b", "c"].map(ask);
  expect(items()).toEqual(["a"]);
  await end(1);
  await end(2);

  expect(await Promise.all(answers)).toEqual(["a1", "b2", "c2"]);
});

test("a run after a shared one still begins for those who asked meanwhile", async () => {
  const { ask, end, items } = heldRuns();
  const answers = ["a", "b", "c"].map(ask);
  await end(1);
  await end(2);
  await Promise.all(answers);
  const later = ["d", "e"].map(ask);
  await end(3);

  expect(await Promise.all(later)).toEqual(["d3", "e3"]);
  expect(items()).toEqual(["a", "bc", "de"]);
});

test("no more runs than allowed are under way, and none takes too many", async () => {
  const { ask, end, items } = heldRuns({ atOnce: 2, most: 2 });
  const answers = ["a", "b", "c", "d", "e"].map(ask);
  expect(items()).toEqual(["a", "b"]);
  for (const run of [1, 2, 3, 4]) await end(run);

  expect(await Promise.all(answers)).toEqual(["a1", "b2", "c3", "d3", "e4"]);
});

test("two items of one name never share a run", async () => {
  const { ask, end, items } = heldRuns({ nameOf: (item) => item });
  const answers = ["a", "b", "b", "c", "b"].map(ask);
  for (const run of [1, 2, 3, 4]) await end(run);
  await Promise.all(answers);

  expect(items()).toEqual(["a", "bc", "b", "b"]);
});

test("a failed run fails its own items alone", async () => {
  const { ask, end } = heldRuns();
  const answers = ["a", "b", "c"].map(ask);
  const outcomes = Promise.allSettled(answers);
  await end(1, new Error("no database"));
  await end(2);

  expect((await outcomes).map(({ status }) => status)).toEqual([
    "rejected",
    "fulfilled",
    "fulfilled",
  ]);
});
