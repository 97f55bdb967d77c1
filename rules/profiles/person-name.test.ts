import fc from "fast-check";
import { expect, test } from "vitest";
import { fieldTexts, nameTexts } from "../texts.ts";
import { nameProblem, normaliseName } from "./person-name.ts";

test.each([
  ["  Ade   Williams ", "Ade Williams"],
  ["Yar’Adua", "Yar'Adua"],
  ["YarʼAdua", "Yar'Adua"],
  ["Ogunbanjo – Adetokunbo", "Ogunbanjo-Adetokunbo"],
  ["Ade\u200bola", "Adeola"],
  ["O\u0323la\u0301", "Ọlá"],
])("%j is %s", (typed, normal) => {
  expect(normaliseName(typed)).toBe(normal);
  expect(nameProblem(typed, { required: true })).toBeUndefined();
});

test.each([
  "Sóyínká-Adéṣínà",
  "Ẹ̀bùn",
  "Okafor J.",
  "A. B. Cole",
  "A.B. Cole",
  "O'Neil",
  "D' Souza",
])("%s is a name", (typed) => {
  expect(nameProblem(typed, { required: true })).toBeUndefined();
});

test.each([
  ["4Ade", nameTexts.firstLetter],
  ["-Ade", nameTexts.firstLetter],
  ["\u0301Ade", nameTexts.firstLetter],
  ["Ade4", nameTexts.characters],
  ["محمد", nameTexts.latin],
  ["王", nameTexts.latin],
  ["Адe", nameTexts.latin],
  ["Ade😀", nameTexts.latin],
  ["Ade\u0000", nameTexts.characters],
  ["Ade--Ola", nameTexts.characters],
  ["Ade-", nameTexts.characters],
  ["Ade.", nameTexts.characters],
  ["<b>Ade</b>", nameTexts.firstLetter],
  ["a".repeat(61), fieldTexts.tooLong(60)],
])("%j is none", (typed, problem) => {
  expect(nameProblem(typed, { required: false })).toBe(problem);
});

test("an empty name is a problem only if required", () => {
  expect(nameProblem(" ", { required: true })).toBe(nameTexts.missing);
  expect(nameProblem(" ", { required: false })).toBeUndefined();
});

const text = fc.oneof(
  fc.string({ unit: "binary", maxLength: 70 }),
  fc.string({ unit: fc.constantFrom(..."aẸ\u0300 '’ʼ-–.4\u200b"), maxLength: 20 }),
);

test("normalization is idempotent and keeps the verdict", () => {
  fc.assert(
    fc.property(text, fc.boolean(), (typed, required) => {
      const normal = normaliseName(typed);
      expect(normaliseName(normal)).toBe(normal);
      expect(nameProblem(normal, { required })).toBe(nameProblem(typed, { required }));
    }),
  );
});
