import { expect, it } from "vitest";
import { departmentsOf, matches } from "./course-filter.ts";

const course = { code: "CHE 211", title: "Human  Anatomy II", department: "Public Health" };

it.each([
  ["", true],
  ["che 211", true],
  ["CHE211", true],
  [" e 2", true],
  ["human anatomy", true],
  ["ANATOMY ii", true],
  ["CHE 212", false],
  ["anatomyhuman", false],
])("a search for '%s' finds CHE 211 Human Anatomy II: %s", (search, isFound) => {
  expect(matches({ search, department: "" }, course)).toBe(isFound);
});

it("a department finds its own courses, searched or not", () => {
  expect(matches({ search: "", department: "Public Health" }, course)).toBe(true);
  expect(matches({ search: "zoo", department: "Public Health" }, course)).toBe(false);
  expect(matches({ search: "", department: "Nursing" }, course)).toBe(false);
  expect(matches({ search: "", department: "Nursing" }, { ...course, department: null })).toBe(
    false,
  );
});

it("departments are listed once, in order and without unknown ones", () => {
  const courses = ["Nursing", null, "Biology", "Nursing"].map((department) => ({ department }));
  expect(departmentsOf(courses)).toEqual(["Biology", "Nursing"]);
});
