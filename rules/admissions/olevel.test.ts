import fc from "fast-check";
import { expect, test } from "vitest";
import { fieldTexts, olevelTexts } from "../texts.ts";
import {
  examTypes,
  grades,
  maximumSubjects,
  normaliseExamNumber,
  type SittingValues,
  sittingMissing,
  sittingProblems,
  subjects,
} from "./olevel.ts";

const today = "2026-03-10";

const sitting: SittingValues = {
  schoolName: "Government College, Ibadan",
  examType: "WAEC",
  year: "2024",
  examNumber: "4250101-001",
  subjects: [
    { name: "English Language", grade: "C4" },
    { name: "Mathematics", grade: "F9" },
  ],
};

const problemsOf = (changes: Partial<SittingValues>) =>
  sittingProblems({ ...sitting, ...changes }, today);

test("a valid sitting has no problems", () => {
  expect(problemsOf({})).toEqual({});
  expect(sittingMissing(sitting)).toEqual({});
});

test.each([
  ["WAEC", "4250101001"],
  ["WAEC", " 4250101/001 "],
  ["NECO", "1234567890"],
  ["NECO", "1234567890ab"],
  ["NECO", "12345678AB"],
  ["NABTEB", "24001 001"],
])("%s gives the number %j", (examType, examNumber) => {
  expect(problemsOf({ examType, examNumber })).toEqual({});
});

test.each([
  ["WAEC", "425010100"],
  ["WAEC", "4250101001AB"],
  ["NECO", "12345678"],
  ["NECO", "1234567890A"],
  ["NABTEB", "2400100"],
] as const)("%s does not give the number %j", (examType, examNumber) => {
  expect(problemsOf({ examType, examNumber })).toEqual({
    examNumber: olevelTexts.examNumberForms[examType],
  });
});

test.each<[Partial<SittingValues>, Readonly<Record<string, string>>]>([
  [{ schoolName: " " }, { schoolName: olevelTexts.schoolName }],
  [{ schoolName: "学校" }, { schoolName: fieldTexts.latin }],
  [{ examType: "GCE" }, { examType: olevelTexts.examType(examTypes) }],
  [{ year: "" }, { year: olevelTexts.year }],
  [{ year: "1979" }, { year: olevelTexts.yearRange(1980, 2026) }],
  [{ year: "2027" }, { year: olevelTexts.yearRange(1980, 2026) }],
  [{ year: "24" }, { year: olevelTexts.yearRange(1980, 2026) }],
  [{ examNumber: "" }, { examNumber: olevelTexts.examNumber }],
  [{ subjects: [] }, { subjects: olevelTexts.noSubjects }],
  [{ subjects: [{ name: "", grade: "" }] }, { subjects: olevelTexts.noSubjects }],
  [
    { subjects: subjects.slice(0, 10).map((name) => ({ name, grade: "A1" })) },
    { subjects: olevelTexts.tooManySubjects(9) },
  ],
  [
    {
      subjects: [
        { name: "Biology", grade: "" },
        { name: "", grade: "" },
        { name: "", grade: "A1" },
        { name: "Wizardry", grade: "A1" },
        { name: "Biology", grade: "A+" },
      ],
    },
    {
      "subjects.0.grade": olevelTexts.gradeOfSubject("Biology"),
      "subjects.2.name": olevelTexts.subjectOfGrade,
      "subjects.3.name": olevelTexts.subject,
      "subjects.4.name": olevelTexts.subjectTwice("Biology"),
      "subjects.4.grade": olevelTexts.grade(grades),
    },
  ],
])("%j is told so", (changes, problems) => {
  expect(problemsOf(changes)).toEqual(problems);
});

test("a missing sitting lacks everything", () => {
  expect(Object.keys(sittingMissing(undefined))).toEqual([
    "schoolName",
    "examType",
    "year",
    "examNumber",
    "subjects",
  ]);
});

test("the list of subjects is unique and within the stored length", () => {
  expect(new Set(subjects).size).toBe(subjects.length);
  for (const subject of subjects) expect(subject.length).toBeLessThanOrEqual(60);
});

test("exam number normalization is idempotent", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary" }), (typed) => {
      const normal = normaliseExamNumber(typed);
      expect(normaliseExamNumber(normal)).toBe(normal);
    }),
  );
});

const rows = fc.uniqueArray(
  fc.record({ name: fc.constantFrom(...subjects), grade: fc.constantFrom(...grades) }),
  { selector: (row) => row.name, minLength: 1, maxLength: maximumSubjects },
);

test("up to nine different graded subjects are valid and complete", () => {
  fc.assert(
    fc.property(rows, (taken) => {
      expect(problemsOf({ subjects: taken })).toEqual({});
      expect(sittingMissing({ ...sitting, subjects: taken })).toEqual({});
    }),
  );
});
