import { describe, expect, it } from "vitest";
import { readDay } from "./read-day.ts";

describe("a date with the day first", () => {
  it.each([
    "25/11/2026",
    "25-11-2026",
    "25.11.2026",
    "25/11/26",
    "25-Nov-2026",
    "25-NOV-26",
    "25 November 2026",
    "25Nov2026",
    "2026-11-25",
    "2026/11/25 09:14:00",
    "2026-11-25T09:14:00.000Z",
    "25/11/2026 09:14 AM",
    " 25/11/2026 ",
    "46351",
    "46351.75",
  ])("is read from %j", (text) => {
    expect(readDay(text, "day_first")).toBe("2026-11-25");
  });

  it("is not taken for one with the month first", () => {
    expect(readDay("05/04/2026", "day_first")).toBe("2026-04-05");
    expect(readDay("11/25/2026", "day_first")).toBeUndefined();
  });

  it.each([
    "",
    "31/02/2026",
    "00/01/2026",
    "25/13/2026",
    "25-Nom-2026",
    "Total",
    "1234",
    "99",
  ])("is not found in %j", (text) => {
    expect(readDay(text, "day_first")).toBeUndefined();
  });
});

describe("an ISO date", () => {
  it("is read alone, where days and months could be exchanged", () => {
    expect(readDay("2026-11-25", "iso")).toBe("2026-11-25");
    expect(readDay("25-Nov-2026", "iso")).toBe("2026-11-25");
    expect(readDay("25/11/2026", "iso")).toBeUndefined();
  });

  it("is a day of the calendar", () => {
    expect(readDay("2028-02-29", "iso")).toBe("2028-02-29");
    expect(readDay("2026-02-29", "iso")).toBeUndefined();
    expect(readDay("2026-00-10", "iso")).toBeUndefined();
  });
});
