import { expect, test } from "vitest";
import { announcement } from "./session.ts";

const opensAt = new Date("2025-02-02T23:00:00.000Z");
/** Midnight in Lagos at the end of 25 March. */
const closesAt = new Date("2025-03-25T23:00:00.000Z");
const whileOpen = new Date("2025-03-10T09:00:00.000Z");

const announce = (testDates: readonly string[], now = whileOpen, timeZone = "Africa/Lagos") =>
  announcement({ opensAt, closesAt, testDates }, now, timeZone);

const sale = "Sale of forms and online application ends Tuesday 25 March 2025.";

test("the session of 2024/2025 is announced as the specification words it", () => {
  expect(announce(["2025-03-26", "2025-03-27"])).toBe(
    "Sale of forms and online application ends Tuesday 25 March 2025. The computer-based aptitude test holds on 26-27 March 2025.",
  );
});

test.each([
  [["2025-03-26"], "26 March 2025"],
  [["2025-03-27", "2025-03-26", "2025-03-26"], "26-27 March 2025"],
  [["2025-03-26", "2025-03-27", "2025-03-28"], "26-28 March 2025"],
  [["2025-03-31", "2025-04-01"], "31 March to 1 April 2025"],
  [["2025-12-31", "2026-01-01"], "31 December 2025 to 1 January 2026"],
  [["2025-03-26", "2025-03-28"], "26 and 28 March 2025"],
  [["2025-03-24", "2025-03-26", "2025-03-27", "2025-03-31"], "24, 26-27 and 31 March 2025"],
  [["2025-03-26", "2025-03-27", "2025-04-03"], "26-27 March and 3 April 2025"],
  [["2025-12-29", "2026-01-05"], "29 December 2025 and 5 January 2026"],
  [["2025-03-26", "2025-03-31", "2025-04-01"], "26 March and 31 March to 1 April 2025"],
  [["2025-03-31", "2025-04-01", "2025-04-04"], "31 March to 1 April and 4 April 2025"],
  [["2024-02-28", "2024-02-29", "2024-03-01"], "28 February to 1 March 2024"],
])("tests on %j hold on %s", (days, words) => {
  expect(announce(days)).toBe(`${sale} The computer-based aptitude test holds on ${words}.`);
});

test("without a test batch no test is announced", () => {
  expect(announce([])).toBe(sale);
});

test("the first day is announced until it arrives", () => {
  const before = new Date(opensAt.getTime() - 1);

  expect(announce([], before)).toBe(
    "Sale of forms and online application starts Monday 3 February 2025 and ends Tuesday 25 March 2025.",
  );
  expect(announce([], opensAt)).toBe(sale);
});

test("a closed session keeps its announcement", () => {
  expect(announce(["2025-03-26"], new Date("2026-03-10T09:00:00.000Z"))).toBe(
    announce(["2025-03-26"]),
  );
});

test("a session closing before midnight shows the time in the college's zone", () => {
  expect(announce([], whileOpen, "Europe/London")).toBe(
    "Sale of forms and online application ends Tuesday 25 March 2025 at 23:00.",
  );
  expect(announce([], whileOpen, "Pacific/Auckland")).toBe(
    "Sale of forms and online application ends Wednesday 26 March 2025 at 12:00.",
  );
});

test("a day without a midnight ends when clocks go forward", () => {
  // In Santiago 23:59 on 6 September 2025 is followed by 01:00 on the 7th.
  const skipped = new Date("2025-09-07T04:00:00.000Z");
  const words = (dates: { readonly opensAt: Date; readonly closesAt: Date }, now: Date) =>
    announcement({ ...dates, testDates: [] }, now, "America/Santiago");

  expect(words({ opensAt, closesAt: skipped }, whileOpen)).toBe(
    "Sale of forms and online application ends Saturday 6 September 2025.",
  );
  const later = { opensAt: skipped, closesAt: new Date("2025-10-01T03:00:00.000Z") };
  expect(words(later, whileOpen)).toBe(
    "Sale of forms and online application starts Sunday 7 September 2025 and ends Tuesday 30 September 2025.",
  );
});
