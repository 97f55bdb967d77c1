import fc from "fast-check";
import { expect, test } from "vitest";
import { dateOfBirthTexts } from "../texts.ts";
import { dateOfBirthProblem } from "./date-of-birth.ts";

const today = "2026-03-10";

test.each(["2011-03-10", "2006-02-28", "2004-02-29", "1955-03-11"])("%s will do", (date) =>
  expect(dateOfBirthProblem(date, today)).toBeUndefined());

test.each([
  ["2011-03-11", dateOfBirthTexts.tooYoung(15)],
  ["2027-01-01", dateOfBirthTexts.tooYoung(15)],
  ["1955-03-10", dateOfBirthTexts.tooOld(70)],
  ["0000-01-01", dateOfBirthTexts.tooOld(70)],
  ["2005-02-29", dateOfBirthTexts.invalid],
  ["2005-13-01", dateOfBirthTexts.invalid],
  ["2005-1-1", dateOfBirthTexts.invalid],
  ["01/02/2005", dateOfBirthTexts.invalid],
  ["", dateOfBirthTexts.invalid],
])("%j will not", (date, problem) => expect(dateOfBirthProblem(date, today)).toBe(problem));

test("a person born on 29 February turns 15 on 1 March", () => {
  expect(dateOfBirthProblem("2004-02-29", "2019-02-28")).toBeDefined();
  expect(dateOfBirthProblem("2004-02-29", "2019-03-01")).toBeUndefined();
});

const day = fc
  .date({ min: new Date("1900-01-01"), max: new Date("2100-01-01"), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));

test("a person old enough stays so until the upper limit", () => {
  fc.assert(
    fc.property(day, day, day, (born, a, b) => {
      const [sooner = "", later = ""] = [a, b].toSorted();
      const problem = dateOfBirthProblem(born, sooner);
      if (problem === undefined) {
        expect([undefined, dateOfBirthTexts.tooOld(70)]).toContain(dateOfBirthProblem(born, later));
      }
    }),
  );
});
