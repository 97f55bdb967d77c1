import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createLog } from "../log.ts";
import { startJobs } from "./jobs.ts";

const log = createLog("silent");

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

test("a job runs at once and at its interval, after failures too", async () => {
  let runs = 0;
  const failed = vi.spyOn(log, "error");
  const succeeded = vi.fn();
  const run = async (): Promise<void> => {
    runs += 1;
    if (runs === 2) throw new Error("query", { cause: new Error("the database is gone") });
  };
  const jobs = startJobs([{ name: "count", everySeconds: 10, run }], log, succeeded);

  await vi.advanceTimersByTimeAsync(0);
  expect(runs).toBe(1);
  await vi.advanceTimersByTimeAsync(20_000);
  expect(runs).toBe(3);
  expect(failed).toHaveBeenCalledExactlyOnceWith(
    { job: "count", failure: { name: "Error", message: "the database is gone" } },
    "job failed",
  );
  expect(succeeded).toHaveBeenCalledTimes(2);
  await jobs.stop();
});

test("a run that takes long is not joined by another", async () => {
  let finish = (): void => undefined;
  const slow = new Promise<void>((resolve) => {
    finish = resolve;
  });
  const run = vi.fn(() => slow);
  const jobs = startJobs([{ name: "slow", everySeconds: 1, run }], log);

  await vi.advanceTimersByTimeAsync(300_000);

  expect(run).toHaveBeenCalledTimes(1);
  finish();
  await vi.advanceTimersByTimeAsync(2_000);
  expect(run.mock.calls.length).toBeGreaterThan(1);
  await jobs.stop();
});

test("stopping waits for the run and starts no other", async () => {
  let finish = (): void => undefined;
  const slow = new Promise<void>((resolve) => {
    finish = resolve;
  });
  const run = vi.fn(() => slow);
  const jobs = startJobs([{ name: "slow", everySeconds: 1, run }], log);
  let isStopped = false;
  const stopped = jobs.stop().then(() => {
    isStopped = true;
  });

  await vi.advanceTimersByTimeAsync(60_000);
  expect(isStopped).toBe(false);
  finish();
  await stopped;

  expect(run).toHaveBeenCalledTimes(1);
});
