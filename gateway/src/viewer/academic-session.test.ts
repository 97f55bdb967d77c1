import fc from "fast-check";
import { expect, test } from "vitest";
import { semesterOf, sessionOf } from "./academic-session.ts";

test.each([
  ["1", "2025-10-06", "2026-02-13", "2025/2026"],
  ["2", "2026-03-02", "2026-07-17", "2025/2026"],
  ["3", "2026-08-03", "2026-09-25", "2025/2026"],
  ["1", "2025-08-04", "2025-12-19", "2025/2026"],
])("semester %s from %s to %s is of %s", (semester, start, end, session) => {
  expect(sessionOf(semester, start, end)).toBe(session);
});

const semesters = fc.record({
  semester: fc.constantFrom("1", "2", "3", "4", "Harmattan", ""),
  startYear: fc.integer({ min: 1990, max: 2090 }),
  crossesYear: fc.boolean(),
});

test("a session always spans two consecutive years", () => {
  fc.assert(
    fc.property(semesters, ({ semester, startYear, crossesYear }) => {
      const end = `${startYear + (crossesYear ? 1 : 0)}-06-30`;

      const [first, second] = sessionOf(semester, `${startYear}-02-01`, end).split("/").map(Number);

      expect(second).toBe((first ?? 0) + 1);
    }),
  );
});

test("only a first semester starts a session in its own year", () => {
  fc.assert(
    fc.property(semesters, ({ semester, startYear, crossesYear }) => {
      const end = `${startYear + (crossesYear ? 1 : 0)}-06-30`;

      const opens = sessionOf(semester, `${startYear}-02-01`, end).startsWith(String(startYear));

      expect(opens).toBe(semester === "1");
    }),
  );
});

test("a semester is always first, second or third", () => {
  fc.assert(
    fc.property(fc.string(), (number) => {
      const expected = number.trim() === "" ? [null] : ["FIRST", "SECOND", "THIRD"];

      expect(expected).toContain(semesterOf(number));
    }),
  );
});
