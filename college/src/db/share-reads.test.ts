import { expect, test } from "vitest";
import { shareReads } from "./share-reads.ts";

/** Reads that answer their number once they are released. */
const heldReads = () => {
  const release: (() => void)[] = [];
  const read = shareReads(async () => {
    const own = release.length + 1;
    await new Promise<void>((resolve) => release.push(resolve));
    return own;
  });
  /** Lets a read end, once it has begun. */
  const end = async (number: number): Promise<void> => {
    await expect.poll(() => release.length).toBe(number);
    release[number - 1]?.();
  };
  return { read, end, begun: () => release.length };
};

test("calls during a read share the one after it", async () => {
  const { read, end, begun } = heldReads();
  const first = read();
  const meanwhile = [read(), read(), read()];
  expect(begun()).toBe(1);
  await end(1);
  await end(2);

  expect(await first).toBe(1);
  expect(await Promise.all(meanwhile)).toEqual([2, 2, 2]);
});

test("calls during the second read share a third", async () => {
  const { read, end, begun } = heldReads();
  const answers = [read(), read()];
  await end(1);
  await expect.poll(begun).toBe(2);
  answers.push(read(), read());
  await end(2);
  await end(3);

  expect(await Promise.all(answers)).toEqual([1, 2, 3, 3]);
});

test("a later call reads again", async () => {
  const { read, end } = heldReads();
  const first = read();
  await end(1);
  expect(await first).toBe(1);
  const later = read();
  await end(2);

  expect(await later).toBe(2);
});

test("a failure reaches its own calls alone", async () => {
  const reads = [Promise.reject(new Error("no database")), Promise.resolve("read")];
  const read = shareReads(() => reads.shift() ?? Promise.resolve("none"));
  const outcomes = await Promise.allSettled([read(), read(), read()]);

  expect(outcomes.map(({ status }) => status)).toEqual(["rejected", "fulfilled", "fulfilled"]);
  expect(reads).toEqual([]);
});
