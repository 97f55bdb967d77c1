import fc from "fast-check";
import { expect, test } from "vitest";
import { normalisePhone } from "./phone.ts";

test.each([
  ["08031234567", "+2348031234567"],
  ["0803 123 4567", "+2348031234567"],
  ["+234 803-123-4567", "+2348031234567"],
  ["2348031234567", "+2348031234567"],
  ["+234 (0) 803 123 4567", "+2348031234567"],
  ["0911.234.5678", "+2349112345678"],
  ["+44 20 7946 0958", "+442079460958"],
  // Copied from a phone's contacts: with invisible direction marks and no-break hyphens.
  ["\u202a+234 803\u2011123\u20114567\u202c", "+2348031234567"],
  ["\u200e0803 123 4567\u200b", "+2348031234567"],
])("%s is %s", (typed, normal) => {
  expect(normalisePhone(typed)).toBe(normal);
});

test.each([
  "",
  "12345",
  "0803123456",
  "080312345678",
  "phone",
  "+0803123456",
  "+234123",
])("%j is no phone number", (typed) => {
  expect(normalisePhone(typed)).toBeUndefined();
});

const mobile = fc
  .tuple(fc.constantFrom("70", "80", "81", "90", "91"), fc.stringMatching(/^\d{8}$/))
  .map((parts) => parts.join(""));

test("every spelling of a Nigerian mobile number has one stable form", () => {
  fc.assert(
    fc.property(
      mobile,
      fc.constantFrom("0", "+234", "234", "+234 0", "00234"),
      (digits, prefix) => {
        const normal = normalisePhone(`${prefix} ${digits.slice(0, 3)} ${digits.slice(3)}`);

        expect(normal).toBe(`+234${digits}`);
        expect(normalisePhone(normal ?? "")).toBe(normal);
      },
    ),
  );
});
