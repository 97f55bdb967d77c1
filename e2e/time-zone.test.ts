import { describe, expect, test } from "vitest";
import { zonedDay } from "../contract/zoned-time.ts";
import { zoneFarFromMidnight } from "./harness/time-zone.ts";

const hour = 3_600_000;

describe("the time zone of the journeys", () => {
  test.each(
    Array.from({ length: 48 }, (_, half) => new Date(Date.UTC(2026, 10, 27) + (half * hour) / 2)),
  )("has no midnight within two hours of %s", (start) => {
    const zone = zoneFarFromMidnight(start);
    expect(zonedDay(new Date(start.getTime() + 2 * hour), zone)).toBe(zonedDay(start, zone));
  });
});
