import { describe, expect, it } from "vitest";
import {
  nextShare,
  type PlanShare,
  partOf,
  shareStandings,
  shareThatOpens,
  unlockedBy,
} from "./instalments.ts";

const plan: readonly PlanShare[] = [
  { percent: 60, dueDate: "2026-10-01", unlocks: ["registration"] },
  { percent: 40, dueDate: "2027-01-15", unlocks: ["hostel", "examination"] },
];

const at = (paidKobo: number, today = "2026-09-15", chargedKobo = 100_001_00) =>
  shareStandings(plan, { chargedKobo, paidKobo }, today);

const states = (standings: ReturnType<typeof at>) => standings.map(({ state }) => state);

describe("a part of tuition", () => {
  it("is rounded up to whole naira, and never more than all of it", () => {
    expect(partOf(100_001_00, 60)).toBe(60_001_00);
    expect(partOf(70_000_00, 60)).toBe(42_000_00);
    expect(partOf(50_000_01, 99)).toBe(49_501_00);
    expect(partOf(50_000_01, 100)).toBe(50_000_01);
    expect(partOf(0, 60)).toBe(0);
  });

  it("adds up to tuition over all shares", () => {
    for (const charged of [1, 99, 100, 101, 33_333_33, 74_500_00]) {
      const amounts = shareStandings(
        [33, 33, 34].map((percent, index) => ({
          percent,
          dueDate: `2027-0${index + 1}-01`,
          unlocks: [],
        })),
        { chargedKobo: charged, paidKobo: 0 },
        "2026-01-01",
      ).map(({ amountKobo }) => amountKobo);
      expect(amounts.reduce((sum, kobo) => sum + kobo, 0)).toBe(charged);
    }
  });
});

describe("a student's shares", () => {
  it("are next and later before anything is paid, and while nothing is charged", () => {
    expect(states(at(0))).toEqual(["next", "later"]);
    expect(states(at(0, "2026-09-15", 0))).toEqual(["next", "later"]);
    expect(unlockedBy(at(0, "2026-09-15", 0))).toEqual([]);
  });

  it("are paid when all payments together reach them", () => {
    const almost = at(60_000_99);
    expect(states(almost)).toEqual(["next", "later"]);
    expect(almost[0]).toMatchObject({ amountKobo: 60_001_00, outstandingKobo: 1, missingKobo: 1 });

    const half = at(60_001_00);
    expect(states(half)).toEqual(["paid", "next"]);
    expect(unlockedBy(half)).toEqual(["registration"]);
    expect(nextShare(half)).toMatchObject({ number: 2, outstandingKobo: 40_000_00 });

    const all = at(100_001_00);
    expect(states(all)).toEqual(["paid", "paid"]);
    expect(nextShare(all)).toBeUndefined();
    expect(unlockedBy(all)).toEqual(["registration", "hostel", "examination"]);
  });

  it("are in time on their date, and overdue from the day after", () => {
    expect(states(at(0, "2026-10-01"))).toEqual(["next", "later"]);
    expect(states(at(0, "2026-10-02"))).toEqual(["overdue", "later"]);
    expect(states(at(0, "2027-02-01"))).toEqual(["overdue", "overdue"]);
    expect(states(at(60_001_00, "2026-10-02"))).toEqual(["paid", "next"]);
  });

  it("say what is missing for what is locked, with the shares before", () => {
    expect(shareThatOpens(at(10_000_00), "hostel")).toMatchObject({
      number: 2,
      outstandingKobo: 40_000_00,
      missingKobo: 90_001_00,
    });
    expect(shareThatOpens(at(60_001_00), "registration")).toBeUndefined();
  });

  it("count what was paid under another plan", () => {
    const stricter = shareStandings(
      [
        { percent: 70, dueDate: "2026-10-01", unlocks: ["registration"] },
        { percent: 30, dueDate: "2027-01-15", unlocks: ["hostel", "examination"] },
      ],
      { chargedKobo: 100_000_00, paidKobo: 60_000_00 },
      "2026-09-15",
    );
    expect(shareThatOpens(stricter, "registration")).toMatchObject({ missingKobo: 10_000_00 });
  });
});
