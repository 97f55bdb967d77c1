import fc from "fast-check";
import { expect, it } from "vitest";
import { timeLeftOf, untilNextSecond } from "./time-left.ts";

const hour = 3_600_000;

it.each([
  [0, { days: 0, hours: 0, minutes: 0, seconds: 0 }],
  [-5000, { days: 0, hours: 0, minutes: 0, seconds: 0 }],
  [1, { days: 0, hours: 0, minutes: 0, seconds: 1 }],
  [59_001, { days: 0, hours: 0, minutes: 1, seconds: 0 }],
  [26 * hour + 61_000, { days: 1, hours: 2, minutes: 1, seconds: 1 }],
])("%i milliseconds are %o", (ms, left) => {
  expect(timeLeftOf(ms)).toEqual(left);
});

it("a countdown loses one second per tick and ends on time", () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 40 * 24 * hour }), (ms) => {
      const seconds = (left: number) => {
        const time = timeLeftOf(left);
        return ((time.days * 24 + time.hours) * 60 + time.minutes) * 60 + time.seconds;
      };
      expect(seconds(ms)).toBeGreaterThan(0);
      expect(seconds(ms - untilNextSecond(ms))).toBe(seconds(ms) - 1);
      expect(untilNextSecond(ms)).toBeLessThanOrEqual(1000);
    }),
  );
});
