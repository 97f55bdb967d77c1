import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { nextCheck } from "./check-schedule.ts";

const openedAt = new Date("2026-03-10T09:00:00Z");
const hour = 3_600_000;
const day = 24 * hour;
const later = (ms: number) => new Date(openedAt.getTime() + ms);

describe("when a payment is asked about again", () => {
  it("comes after 1, 2, 4, 8 minutes", () => {
    const waits = [0, 1, 2, 3].map((checks) => {
      const next = nextCheck({ openedAt, checks, isOpen: true, now: openedAt });
      return ((next?.getTime() ?? 0) - openedAt.getTime()) / 60_000;
    });
    expect(waits).toEqual([1, 2, 4, 8]);
  });

  it("comes at least hourly on the first day and every six hours after it", () => {
    fc.assert(
      fc.property(fc.nat(1_000), fc.nat(30 * day), fc.boolean(), (checks, age, isOpen) => {
        const now = later(age);
        const next = nextCheck({ openedAt, checks, isOpen, now });
        if (next === null) return;
        expect(next.getTime()).toBeGreaterThan(now.getTime());
        expect(next.getTime() - now.getTime()).toBeLessThanOrEqual(age < day ? hour : 6 * hour);
      }),
    );
  });

  it("ends after a week for a closed reference and never for an open one", () => {
    const now = later(7 * day);
    expect(nextCheck({ openedAt, checks: 50, isOpen: false, now })).toBeNull();
    expect(nextCheck({ openedAt, checks: 50, isOpen: true, now })).not.toBeNull();
    expect(nextCheck({ openedAt, checks: 50, isOpen: false, now: later(6 * day) })).not.toBeNull();
  });
});
