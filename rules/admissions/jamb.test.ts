import fc from "fast-check";
import { expect, test } from "vitest";
import { jambTexts } from "../texts.ts";
import { jambProblems, normaliseJambNumber } from "./jamb.ts";

test.each([
  ["", ""],
  ["202512345678AB", ""],
  ["202512345678ab", "0"],
  ["12345678-AB", "400"],
])("%j with the score %j will do", (jambNo, jambScore) => {
  expect(jambProblems({ jambNo, jambScore })).toEqual({});
});

test.each([
  ["1234567AB", "", { jambNo: jambTexts.number }],
  ["1234567890AB", "", { jambNo: jambTexts.number }],
  ["202512345678", "200", { jambNo: jambTexts.number }],
  ["12345678AB", "401", { jambScore: jambTexts.score(400) }],
  ["12345678AB", "-1", { jambScore: jambTexts.score(400) }],
  ["12345678AB", "20.5", { jambScore: jambTexts.score(400) }],
  ["", "200", { jambNo: jambTexts.numberOfScore }],
  ["", "many", { jambNo: jambTexts.numberOfScore, jambScore: jambTexts.score(400) }],
])("%j with the score %j will not", (jambNo, jambScore, problems) => {
  expect(jambProblems({ jambNo, jambScore })).toEqual(problems);
});

test("normalization is idempotent and keeps the verdict", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary" }), (typed) => {
      const normal = normaliseJambNumber(typed);
      expect(normaliseJambNumber(normal)).toBe(normal);
      expect(jambProblems({ jambNo: normal, jambScore: "" })).toEqual(
        jambProblems({ jambNo: typed, jambScore: "" }),
      );
    }),
  );
});
