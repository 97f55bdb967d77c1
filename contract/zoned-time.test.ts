import { describe, expect, it } from "vitest";
import { instantOf, zonedDay, zonedInstant } from "./zoned-time.ts";

describe("an instant in a time zone", () => {
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

describe("parsing an instant", () => {
  it.each([
    ["2026-02-10T10:00:00Z", "2026-02-10T10:00:00.000Z"],
    ["2026-02-10T10:00:00.123456+02:00", "2026-02-10T08:00:00.123Z"],
    ["2026-02-10T10:00:30", "2026-02-10T09:00:30.000Z"],
    ["2026-02-10 10:00", "2026-02-10T09:00:00.000Z"],
    ["2026-02-10", "2026-02-09T23:00:00.000Z"],
  ])("%s is %s", (text, instant) => {
    expect(new Date(instantOf(text, "Africa/Lagos")).toISOString()).toBe(instant);
  });

  it.each(["", "soon", "2026-02-45", "2026-02-10T25:00:00"])("%j is none", (text) => {
    expect(instantOf(text, "Africa/Lagos")).toBeNaN();
  });
});

it("an instant falls on the local day of the zone", () => {
  const instant = Date.parse("2026-02-10T23:30:00Z");
  expect(zonedDay(instant, "Africa/Lagos")).toBe("2026-02-11");
  expect(zonedDay(instant, "UTC")).toBe("2026-02-10");
});
