import { describe, expect, it } from "vitest";
import { completeShares, planProblems } from "./plan-form.ts";
import { planTexts } from "./texts.ts";

const shares = [
  { percent: 60, dueDate: "2026-10-01", unlocks: ["registration" as const] },
  { percent: 40, dueDate: "2027-01-15", unlocks: ["hostel" as const, "examination" as const] },
] as const;

const [first, second] = shares;

describe("the shares of a plan", () => {
  it("are right with whole percentages that come to 100, at rising dates", () => {
    expect(planProblems(shares)).toEqual({});
    expect(planProblems([{ ...first, percent: 100, unlocks: [] }])).toEqual({});
  });

  it("come to 100", () => {
    expect(planProblems([first, { ...second, percent: 30 }])).toEqual({
      shares: planTexts.sum(90),
    });
    expect(planProblems([])).toEqual({ shares: planTexts.noShares });
    expect(planProblems(Array.from({ length: 13 }, () => first))).toMatchObject({
      shares: planTexts.tooMany(12),
    });
  });

  it.each([0, -5, 101, 12.5, Number.NaN])("have no part of %s percent", (percent) => {
    expect(planProblems([first, { ...second, percent }])).toEqual({
      "shares.1.percent": planTexts.percent,
    });
  });

  it("have real dates, each later than the one before", () => {
    expect(planProblems([first, { ...second, dueDate: "2027-02-30" }])).toEqual({
      "shares.1.dueDate": planTexts.dueDate,
    });
    expect(planProblems([first, { ...second, dueDate: first.dueDate }])).toEqual({
      "shares.1.dueDate": planTexts.later,
    });
  });

  it("open each thing once", () => {
    expect(planProblems([first, { ...second, unlocks: ["registration"] }])).toEqual({
      "shares.1.unlocks": planTexts.opensTwice("course registration"),
    });
    expect(planProblems([{ ...first, unlocks: ["hostel", "hostel"] }, second])).toHaveProperty([
      "shares.0.unlocks",
    ]);
  });

  it("leave to the last share what no other opens", () => {
    expect(
      completeShares([first, { ...second, unlocks: [] }]).map(({ unlocks }) => unlocks),
    ).toEqual([["registration"], ["hostel", "examination"]]);
    expect(completeShares(shares)).toEqual(shares);
  });
});
