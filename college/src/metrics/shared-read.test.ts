import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { SharedRead } from "./shared-read.ts";

let reads = 0;
let failures = 0;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "performance"] });
  reads = 0;
  failures = 0;
});

afterEach(() => {
  vi.useRealTimers();
});

const shared = (read: () => Promise<string>) =>
  new SharedRead({
    read: () => {
      reads += 1;
      return read();
    },
    onFailure: () => {
      failures += 1;
    },
    freshMs: 5_000,
    patienceMs: 3_000,
  });

test("all who ask within the time share one read", async () => {
  const one = shared(async () => "read");

  expect(await Promise.all([one.get(), one.get()])).toEqual(["read", "read"]);
  vi.advanceTimersByTime(4_999);
  expect(await one.get()).toBe("read");
  expect(reads).toBe(1);

  vi.advanceTimersByTime(1);
  expect(await one.get()).toBe("read");
  expect(reads).toBe(2);
});

test("a failure gives nothing, and is not repeated at once", async () => {
  const one = shared(() => Promise.reject(new Error("gone")));

  expect(await one.get()).toBeUndefined();
  expect(await one.get()).toBeUndefined();
  expect({ reads, failures }).toEqual({ reads: 1, failures: 1 });
});

test("nobody waits for a slow read, and no other starts beside it", async () => {
  let finish: (answer: string) => void = () => {};
  const one = shared(
    () =>
      new Promise((resolve) => {
        finish = resolve;
      }),
  );

  const first = one.get();
  vi.advanceTimersByTime(3_000);
  expect(await first).toBeUndefined();
  const second = one.get();
  finish("read");

  expect(await second).toBe("read");
  expect(reads).toBe(1);
});
