import { expect, test } from "vitest";
import { inputPathOf, type SectionName, sittingPathOf } from "./field-paths.ts";

test.each<[SectionName, string, string]>([
  ["personal", "dateOfBirth", "dateOfBirth"],
  ["personal", "passport", "passport"],
  ["academic", "first.subjects", "sittings.0.subjects"],
  ["academic", "second.examNumber", "sittings.1.examNumber"],
  ["academic", "first.subjects.3.grade", "sittings.0.subjects.3.grade"],
  ["academic", "numberOfSitting", "numberOfSitting"],
  ["jamb", "jambNo", "jambNo"],
  ["personal", "first", "first"],
])("of %s, %s is %s", (section, field, expected) => {
  expect(inputPathOf(section, field)).toBe(expected);
});

test.each([
  ["examNumber", "sittings.1.examNumber"],
  ["subjects", "sittings.1.subjects"],
  ["subjects.3.grade", "sittings.1.subjects.3.grade"],
  ["subjects[3].grade", "sittings.1.subjects.3.grade"],
])("of the second sitting, %s is %s", (field, expected) => {
  expect(sittingPathOf(1, field)).toBe(expected);
});
