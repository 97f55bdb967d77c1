import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { hostelAvailability } from "../../../../contract/hostels/bed-selection.ts";
import { CollegeFailure } from "../../college/failure.ts";
import { createLog } from "../../log.ts";
import type { AvailabilityRecord } from "./availability.ts";
import { AvailabilityPoll } from "./availability-poll.ts";

const record: AvailabilityRecord = {
  isApplicationOpen: true,
  freeBedIds: { female: [1], male: [2] },
};
const down = new CollegeFailure("unreachable", hostelAvailability);

describe("the poll", () => {
  let answer: () => Promise<AvailabilityRecord>;
  let callTimes: number[];
  let reported: string[];
  let signals: AbortSignal[];
  let poll: AvailabilityPoll;

  beforeEach(() => {
    vi.useFakeTimers({ now: 0 });
    callTimes = [];
    reported = [];
    signals = [];
    answer = async () => record;
    poll = new AvailabilityPoll({
      ask: (signal) => {
        callTimes.push(Date.now());
        signals.push(signal);
        return answer();
      },
      log: createLog("silent"),
      pauseMs: 1_000,
      outageTimeoutMs: 10_000,
    });
    poll.listen({
      onUpdate: () => reported.push("news"),
      onError: ({ code }) => reported.push(code),
    });
  });

  afterEach(() => {
    poll.stop();
    vi.useRealTimers();
  });

  /** Lets the college take its time, and answer when the test says so. */
  const heldAnswers = () => {
    let give = (): void => undefined;
    answer = () =>
      new Promise((resolve) => {
        give = () => resolve(record);
      });
    return { give: () => give() };
  };

  test("asks at once, then one second after each answer", async () => {
    const college = heldAnswers();
    poll.start();
    poll.start();
    for (let times = 0; times < 3; times += 1) {
      await vi.advanceTimersByTimeAsync(300);
      college.give();
      await vi.advanceTimersByTimeAsync(1_000);
    }

    expect(callTimes).toEqual([0, 1_300, 2_600, 3_900]);
  });

  test("stops asking when stopped, and drops the last answer", async () => {
    const college = heldAnswers();
    poll.start();
    await vi.advanceTimersByTimeAsync(300);
    college.give();
    await vi.advanceTimersByTimeAsync(1_100);
    expect(poll.latest?.male.freeBedIds).toEqual(new Set([2]));
    poll.stop();
    college.give();
    await vi.advanceTimersByTimeAsync(600_000);

    expect(signals.at(-1)?.aborted).toBe(true);
    expect(callTimes).toHaveLength(2);
    expect(reported).toEqual(["news"]);
    expect(poll.latest).toBeUndefined();
  });

  test("watchers that come and go cause no additional calls", async () => {
    for (let times = 0; times < 29; times += 1) {
      poll.start();
      await vi.advanceTimersByTimeAsync(100);
      poll.stop();
    }

    expect(callTimes).toEqual([0, 1_000, 2_000]);
  });

  test("backs off from a failing college, keeps its state, finally stops", async () => {
    poll.start();
    await vi.advanceTimersByTimeAsync(0);
    answer = () => Promise.reject(down);
    await vi.advanceTimersByTimeAsync(7_999);

    expect(callTimes).toEqual([0, 1_000, 2_000, 4_000]);
    expect(poll.latest).toBeDefined();
    expect(reported).toEqual(["news"]);
    await vi.advanceTimersByTimeAsync(1);
    expect(reported).toEqual(["news", "COLLEGE_UNAVAILABLE"]);
    expect(poll.latest).toBeUndefined();
  });

  test("a success resets the failure count", async () => {
    poll.start();
    for (let minute = 0; minute < 5; minute += 1) {
      answer = () => Promise.reject(down);
      await vi.advanceTimersByTimeAsync(5_000);
      answer = async () => record;
      await vi.advanceTimersByTimeAsync(10_000);
    }

    expect(reported).not.toContain("COLLEGE_UNAVAILABLE");
  });
});
