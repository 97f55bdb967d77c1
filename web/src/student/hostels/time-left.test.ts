import fc from "fast-check";
import { expect, it } from "vitest";
import { timeLeftOf, untilNextSecond } from "./time-left.ts";

const hour = 3_600_000;

it.each([
  [0, [0, 0, 0, 0]],
  [-5000, [0, 0, 0, 0]],
  [1, [0, 0, 0, 1]],
  [59_001, [0, 0, 1, 0]],
  [26 * hour + 61_000, [1, 2, 1, 1]],
])("%i milliseconds are %o", (ms, left) => {
  expect(timeLeftOf(ms)).toEqual(left);
});

it("a countdown loses one second per tick and ends on time", () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 40 * 24 * hour }), (ms) => {
      const total = (left: number) => {
        const [days = 0, hours = 0, minutes = 0, seconds = 0] = timeLeftOf(left);
        return ((days * 24 + hours) * 60 + minutes) * 60 + seconds;
      };
      expect(total(ms)).toBeGreaterThan(0);
      expect(total(ms - untilNextSecond(ms))).toBe(total(ms) - 1);
      expect(untilNextSecond(ms)).toBeLessThanOrEqual(1000);
    }),
  );
});
