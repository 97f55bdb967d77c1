import fc from "fast-check";
import { expect, test } from "vitest";
import { emailTexts, fieldTexts } from "../texts.ts";
import { emailProblem, normaliseEmail } from "./email.ts";

test.each([
  "Ada.Obi@Example.com",
  " ada+college@mail.example.com.ng ",
  "o'neil@xn--bcher-kva.example",
  "\u200bada@example.com\u200e",
])("%s is an address", (typed) => expect(emailProblem(typed)).toBeUndefined());

test.each([
  "ada",
  "ada@gmail",
  "ada@@gmail.com",
  "ada obi@gmail.com",
  "ada..obi@gmail.com",
  "ada@-gmail.com",
  "ada@gmail.c",
  "ada@gmail.com, obi@gmail.com",
  "ada@gmail.com\nBcc: obi@gmail.com",
  `${"a".repeat(65)}@gmail.com`,
])("%j is none", (typed) => expect(emailProblem(typed)).toBe(emailTexts.invalid));

test("an empty address is missing, and a long one exceeds the limit", () => {
  expect(emailProblem(" ")).toBe(emailTexts.missing);
  expect(emailProblem(`ada@${"a".repeat(60)}.${"b.".repeat(100)}com`)).toBe(
    fieldTexts.tooLong(254),
  );
});

test("normalization is idempotent and keeps the verdict", () => {
  fc.assert(
    fc.property(fc.oneof(fc.string({ unit: "binary" }), fc.emailAddress()), (typed) => {
      const normal = normaliseEmail(typed);
      expect(normaliseEmail(normal)).toBe(normal);
      expect(emailProblem(normal)).toBe(emailProblem(typed));
    }),
  );
});
