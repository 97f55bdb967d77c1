import fc from "fast-check";
import { expect, it } from "vitest";
import { judgeAttendance } from "./judge.ts";

const judge = (present: number, absent: number, minimum = 75) =>
  judgeAttendance({ present, absent, excused: 2 }, minimum);

it.each([
  [0, 0, null, "none"],
  [3, 1, 75, "at_risk"],
  [4, 1, 80, "at_risk"],
  [8, 1, 88, "enough"],
  [74, 26, 74, "below"],
  [0, 1, 0, "below"],
] as const)("judges %i attended and %i missed", (present, absent, percent, state) => {
  expect(judge(present, absent)).toEqual({ percent, state });
});

it("does not round up to the minimum", () => {
  // 74.9 %
  expect(judge(749, 251)).toEqual({ percent: 74, state: "below" });
});

it("asks nothing of anybody where the minimum is 0", () => {
  expect(judge(0, 10, 0)).toEqual({ percent: 0, state: "enough" });
});

it("says that who is at risk is below after one more absence, and nobody else", () => {
  const count = fc.integer({ min: 0, max: 200 });
  fc.assert(
    fc.property(count, count, fc.integer({ min: 0, max: 100 }), (present, absent, minimum) => {
      const now = judge(present, absent, minimum).state;
      const next = judge(present, absent + 1, minimum).state;
      if (now === "enough") expect(next).not.toBe("below");
      if (now === "at_risk" || now === "below") expect(next).toBe("below");
    }),
  );
});
