import { expect, test } from "vitest";
import { shareRunning } from "./share-running.ts";

test("calls during one share its outcome, and the next one after it is another", async () => {
  let reads = 0;
  const release: (() => void)[] = [];
  const shared = shareRunning(async () => {
    reads += 1;
    const own = reads;
    await new Promise<void>((resolve) => release.push(resolve));
    return own;
  });

  const first = [shared(), shared(), shared()];
  release[0]?.();
  expect(await Promise.all(first)).toEqual([1, 1, 1]);

  const next = shared();
  release[1]?.();
  expect(await next).toBe(2);
});

test("a failure is told to those who wait for it, and not kept", async () => {
  let fails = true;
  const shared = shareRunning(async () => {
    if (fails) throw new Error("no database");
    return "read";
  });

  const first = [shared(), shared()];
  expect((await Promise.allSettled(first)).map(({ status }) => status)).toEqual([
    "rejected",
    "rejected",
  ]);

  fails = false;
  expect(await shared()).toBe("read");
});
