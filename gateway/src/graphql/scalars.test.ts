import { expect, test } from "vitest";
import { scalars } from "./scalars.ts";

const { Date: day, DateTime: instant } = scalars("Africa/Lagos");

test.each([
  ["2026-02-10T10:00:00.123456+01:00", "2026-02-10T09:00:00.123Z"],
  ["2026-02-10T10:00:00Z", "2026-02-10T10:00:00.000Z"],
  ["2026-02-10T10:00:00", "2026-02-10T09:00:00.000Z"],
  ["2026-02-10", "2026-02-09T23:00:00.000Z"],
])("an instant that the college writes %s is shown as %s", (written, shown) => {
  expect(instant.serialize(written)).toBe(shown);
});

test.each(["", "10 o'clock", null, 5])("%j is no instant of the college's", (written) => {
  expect(() => instant.serialize(written)).toThrow();
});

test("a day keeps the college's form, and other values are refused", () => {
  expect(day.serialize("2026-02-10")).toBe("2026-02-10");
  expect(() => day.serialize("2026-02-10T10:00:00Z")).toThrow();
});
