import { describe, expect, it } from "vitest";
import {
  formatCalendarDate,
  formatClock,
  formatClosing,
  formatClosingDay,
  formatDay,
  formatLongDay,
  formatMoment,
  formatShortDate,
  isoDayIn,
} from "./dates.ts";

const lateInLondon = "2026-03-24T23:30:00Z";

describe("dates on screens", () => {
  it("are in the college's zone, wherever the browser is", () => {
    expect(formatDay(lateInLondon, "Africa/Lagos")).toBe("25 March 2026");
    expect(formatDay(lateInLondon, "America/New_York")).toBe("24 March 2026");
    expect(formatMoment(lateInLondon, "Africa/Lagos")).toBe("25 March 2026, 12:30 AM");
  });

  it.each([
    ["2026-03-25T23:00:00Z", "25 March 2026", "25 March 2026, 11:59 PM"],
    ["2026-03-25T22:59:59Z", "25 March 2026", "25 March 2026, 11:59 PM"],
    ["2026-03-25T08:00:00Z", "25 March 2026", "25 March 2026, 9:00 AM"],
    ["2026-03-24T23:30:00Z", "25 March 2026", "25 March 2026, 12:30 AM"],
  ])("show a closing at %s as the last day %s", (closesAt, day, moment) => {
    expect(formatClosingDay(closesAt, "Africa/Lagos")).toBe(day);
    expect(formatClosing(closesAt, "Africa/Lagos")).toBe(moment);
  });

  it("have no zone without a time", () => {
    expect(formatCalendarDate("2006-04-02")).toBe("2 April 2006");
    expect(formatCalendarDate("unknown")).toBe("unknown");
    expect(formatShortDate("2006-04-02")).toBe("2 Apr");
  });

  it("change at midnight of the college's zone", () => {
    expect(isoDayIn(new Date(lateInLondon), "Africa/Lagos")).toBe("2026-03-25");
    expect(isoDayIn(new Date(lateInLondon), "America/New_York")).toBe("2026-03-24");
  });

  it.each([
    ["09:00", "9:00\u00a0AM"],
    ["00:05", "12:05\u00a0AM"],
    ["14:30:00", "2:30\u00a0PM"],
  ])("show the time %s as %s", (time, shown) => {
    expect(formatClock(time)).toBe(shown);
  });

  it.each([
    ["2026-03-01", "Sunday, 1st March 2026"],
    ["2026-03-02", "Monday, 2nd March 2026"],
    ["2026-03-03", "Tuesday, 3rd March 2026"],
    ["2026-03-11", "Wednesday, 11th March 2026"],
    ["2026-03-12", "Thursday, 12th March 2026"],
    ["2026-03-13", "Friday, 13th March 2026"],
    ["2026-03-21", "Saturday, 21st March 2026"],
  ])("of %s are greeted as %s", (day, shown) => {
    expect(formatLongDay(new Date(`${day}T12:00:00Z`), "Africa/Lagos")).toBe(shown);
  });
});
