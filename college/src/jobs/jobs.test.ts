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
  let running = 0;
  let most = 0;
  const run = async (): Promise<void> => {
    running += 1;
    most = Math.max(most, running);
    await new Promise((resolve) => setTimeout(resolve, 60_000));
    running -= 1;
  };
  const jobs = startJobs([{ name: "slow", everySeconds: 1, run }], log);

  await vi.advanceTimersByTimeAsync(300_000);

  expect(most).toBe(1);
  const stopped = jobs.stop();
  await vi.advanceTimersByTimeAsync(60_000);
  await stopped;
});

test("stopping waits for the run and starts no other", async () => {
  let finished = 0;
  const run = async (): Promise<void> => {
    await new Promise((resolve) => setTimeout(resolve, 5_000));
    finished += 1;
  };
  const jobs = startJobs([{ name: "slow", everySeconds: 1, run }], log);
  const stopped = jobs.stop();

  await vi.advanceTimersByTimeAsync(60_000);
  await stopped;

  expect(finished).toBe(1);
});
