import fc from "fast-check";
import { expect, it } from "vitest";
import { gradeOf, gradeScaleNames, gradeScales, passMarkOf } from "./grade-scale.ts";
import { classOf, withPassMark } from "./programme-rules.ts";

const scale = fc.constantFrom(...gradeScaleNames).map((name) => gradeScales[name]);

it("a total passes from the pass mark on, and keeps the grade it had among those that pass", () => {
  fc.assert(
    fc.property(scale, fc.integer({ min: 1, max: 100 }), fc.nat(100), (base, passMark, total) => {
      const changed = withPassMark(base, passMark);
      expect(passMarkOf(changed)).toBe(passMark);
      const grade = gradeOf(changed, total);
      expect(grade.isPassed).toBe(total >= passMark);
      const before = gradeOf(base, total);
      if (grade.isPassed && before.isPassed && total >= before.from) {
        expect(grade.letter).toBe(before.letter);
      }
    }),
  );
});

it.each([
  [50, 49, "F"],
  [50, 50, "CD"],
  [52, 51, "F"],
  [52, 52, "CD"],
  [35, 35, "E"],
  [80, 79, "F"],
  [80, 80, "A"],
])("with a pass mark of %i, %i earns %s", (passMark, total, letter) => {
  expect(gradeOf(withPassMark(gradeScales.nbte, passMark), total).letter).toBe(letter);
});

it("names the best class that an average earns", () => {
  const classes = [
    { name: "Distinction", cgpa: 350 },
    { name: "Pass", cgpa: 200 },
  ];
  expect([350, 349, 200, 199, null].map((cgpa) => classOf(classes, cgpa))).toEqual([
    "Distinction",
    "Pass",
    "Pass",
    null,
    null,
  ]);
});
