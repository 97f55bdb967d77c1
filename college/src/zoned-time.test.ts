import { describe, expect, it } from "vitest";
import { zonedInstant } from "./zoned-time.ts";

describe("an instant by a zone's clocks", () => {
  it.each([
    ["2025-03-26", "00:00", "Africa/Lagos", "2025-03-25T23:00:00.000Z"],
    ["2025-03-26", "09:30", "Africa/Lagos", "2025-03-26T08:30:00.000Z"],
    ["2025-03-26", "09:30", "UTC", "2025-03-26T09:30:00.000Z"],
    ["2025-07-01", "12:00", "Europe/London", "2025-07-01T11:00:00.000Z"],
    // The hour before and after London puts its clocks forward.
    ["2025-03-30", "00:30", "Europe/London", "2025-03-30T00:30:00.000Z"],
    ["2025-03-30", "02:30", "Europe/London", "2025-03-30T01:30:00.000Z"],
    ["2025-01-01", "00:00", "Asia/Kolkata", "2024-12-31T18:30:00.000Z"],
    ["2025-11-02", "00:00", "America/St_Johns", "2025-11-02T02:30:00.000Z"],
  ])("%s %s in %s is %s", (day, time, timeZone, instant) => {
    expect(zonedInstant(day, time, timeZone).toISOString()).toBe(instant);
  });
});
