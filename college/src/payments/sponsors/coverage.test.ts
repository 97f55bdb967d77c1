import { describe, expect, it } from "vitest";
import { claimOf } from "./coverage.ts";

const full = { coverage: "full", percentage: null, mostKobo: null } as const;
const half = { coverage: "percentage", percentage: 50, mostKobo: null } as const;
const capped = { coverage: "at_most", percentage: null, mostKobo: 4_000 } as const;

describe("what a sponsor is to pay", () => {
  it("is all that others left open", () => {
    expect(claimOf(full, { chargedKobo: 10_000, paidByOthersKobo: 0 })).toBe(10_000);
    expect(claimOf(full, { chargedKobo: 10_000, paidByOthersKobo: 2_500 })).toBe(7_500);
    expect(claimOf(full, { chargedKobo: 0, paidByOthersKobo: 0 })).toBe(0);
  });

  it("is a share of what is charged, and no more than is open", () => {
    expect(claimOf(half, { chargedKobo: 10_000, paidByOthersKobo: 0 })).toBe(5_000);
    // The student paid the other half first.
    expect(claimOf(half, { chargedKobo: 10_000, paidByOthersKobo: 5_000 })).toBe(5_000);
    expect(claimOf(half, { chargedKobo: 10_000, paidByOthersKobo: 8_000 })).toBe(2_000);
    expect(claimOf(half, { chargedKobo: 10_001, paidByOthersKobo: 0 })).toBe(5_000);
  });

  it("is what is open up to an amount", () => {
    expect(claimOf(capped, { chargedKobo: 10_000, paidByOthersKobo: 0 })).toBe(4_000);
    expect(claimOf(capped, { chargedKobo: 10_000, paidByOthersKobo: 7_000 })).toBe(3_000);
  });

  it("is never less than nothing", () => {
    for (const coverage of [full, half, capped]) {
      expect(claimOf(coverage, { chargedKobo: 5_000, paidByOthersKobo: 6_000 })).toBe(0);
    }
  });
});
