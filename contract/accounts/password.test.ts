import { expect, test } from "vitest";
import { foldPassword, tidyStaffPassword } from "./password.ts";

const unordered = (marks: number): string => `a${"\u0301\u0323".repeat(marks / 2)}`;

test("passwords are the same however their letters are composed", () => {
  expect(foldPassword(" A\u0301bc ")).toBe("\u00e1bc");
  expect(tidyStaffPassword(" A\u0301bc ")).toBe("\u00c1bc");
  expect(foldPassword(unordered(2))).toBe("\u1ea1\u0301");
});

test("a text too long for a password is not composed", () => {
  const long = unordered(2_000);
  expect(foldPassword(long)).toBe(long);
  expect(tidyStaffPassword(long)).toBe(long);
});
