import { expect, test } from "vitest";
import { clockText } from "./calendar-day.ts";

test.each([
  ["00:05", "12:05 AM"],
  ["09:00", "9:00 AM"],
  ["12:00", "12:00 PM"],
  ["14:30", "2:30 PM"],
  ["23:59", "11:59 PM"],
])("%s is told as %s", (time, text) => {
  expect(clockText(time)).toBe(text);
});
