import { describe, expect, test } from "vitest";
import { byRank, type Candidate, type Places, type Plan, simulate } from "./ranking.ts";

const at = (minute: number) => new Date(Date.UTC(2026, 2, 1, 9, minute));

const one = (
  id: number,
  score: number,
  jambScore: number | null = null,
  minute = 0,
): Candidate => ({
  id,
  score,
  jambScore,
  submittedAt: at(minute),
});

describe("rank", () => {
  test.each([
    ["the better test", one(2, 61), one(1, 60, 400)],
    ["with equal tests the better JAMB score", one(2, 60, 201, 9), one(1, 60, 200)],
    ["a JAMB score of nothing before none", one(2, 60, 0, 9), one(1, 60, null)],
    ["with equal scores who submitted earlier", one(2, 60, 200, 1), one(1, 60, 200, 2)],
    ["with all equal who signed up earlier", one(1, 60, 200, 1), one(2, 60, 200, 1)],
  ])("%s comes first", (_what, better, worse) => {
    expect([worse, better].toSorted(byRank)).toEqual([better, worse]);
    expect([better, worse].toSorted(byRank)).toEqual([better, worse]);
  });
});

describe("a simulation", () => {
  const candidates = [one(1, 40), one(2, 90), one(3, 70), one(4, 55), one(5, 80)];
  const outcomes = (plan: Partial<Plan>, places: Partial<Places> = {}) =>
    simulate(
      candidates,
      { cutOff: 0, admit: null, waitingList: null, ...plan },
      { quota: null, taken: 0, ...places },
    )
      .map(({ candidate, outcome }) => `${candidate.id}${outcome[0]}`)
      .join(" ");

  test.each<[string, Partial<Plan>, Partial<Places>, string]>([
    ["without a quota admits everybody", {}, {}, "2a 5a 3a 4a 1a"],
    ["fills the quota by rank, and the others wait", {}, { quota: 2 }, "2a 5a 3w 4w 1w"],
    ["counts the offers that stand", {}, { quota: 2, taken: 1 }, "2a 5w 3w 4w 1w"],
    ["of a quota that is overdrawn admits nobody", {}, { quota: 2, taken: 5 }, "2w 5w 3w 4w 1w"],
    ["of a quota of none admits nobody", { cutOff: 80 }, { quota: 0 }, "2w 5w 3n 4n 1n"],
    ["takes the cut-off itself", { cutOff: 70 }, {}, "2a 5a 3a 4n 1n"],
    ["leaves places empty under the cut-off", { cutOff: 70 }, { quota: 4 }, "2a 5a 3a 4n 1n"],
    ["bounds the waiting list", { waitingList: 1 }, { quota: 2 }, "2a 5a 3w 4n 1n"],
    [
      "admits as many as are asked for",
      { admit: 1, waitingList: 0 },
      { quota: 3 },
      "2a 5n 3n 4n 1n",
    ],
    ["goes over the quota when told to", { admit: 3 }, { quota: 2 }, "2a 5a 3a 4w 1w"],
  ])("%s", (_what, plan, places, expected) => {
    expect(outcomes(plan, places)).toBe(expected);
  });

  test("numbers the ranks", () => {
    const plan = { cutOff: 0, admit: null, waitingList: null };
    const simulated = simulate(candidates, plan, { quota: null, taken: 0 });
    expect(simulated.map(({ rank, candidate }) => [rank, candidate.score])).toEqual([
      [1, 90],
      [2, 80],
      [3, 70],
      [4, 55],
      [5, 40],
    ]);
  });
});
