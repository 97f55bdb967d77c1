import { expect, test } from "vitest";
import { failuresOf, sum, type TestReport, tallyOf } from "./tally.ts";

const green: TestReport = {
  success: true,
  numPassedTests: 5,
  numFailedTests: 0,
  numPendingTests: 0,
  numTodoTests: 0,
  testResults: [
    { name: "a", status: "passed", assertionResults: [{ status: "passed", fullName: "works" }] },
  ],
};

test("a green run counts its tests", () => {
  expect(tallyOf(green)).toEqual({ passed: 5, failed: 0 });
});

test("a failed test is counted once, not again for its file", () => {
  const report: TestReport = {
    ...green,
    success: false,
    numFailedTests: 1,
    testResults: [
      { name: "a", status: "failed", assertionResults: [{ status: "failed", fullName: "works" }] },
    ],
  };
  expect(tallyOf(report)).toEqual({ passed: 5, failed: 1 });
});

test("a file that could not be loaded is a failure", () => {
  const report: TestReport = {
    ...green,
    success: false,
    testResults: [{ name: "a", status: "failed", assertionResults: [] }],
  };
  expect(tallyOf(report)).toEqual({ passed: 5, failed: 1 });
});

test("a test that did not run is a failure", () => {
  expect(tallyOf({ ...green, numPendingTests: 2, numTodoTests: 1 }).failed).toBe(3);
});

test("a run that fails outside any test is a failure", () => {
  expect(tallyOf({ ...green, success: false }).failed).toBe(1);
});

test("a run without a test, or without a report, is a failure", () => {
  expect(tallyOf({ ...green, numPassedTests: 0, testResults: [] }).failed).toBe(1);
  expect(tallyOf(undefined)).toEqual({ passed: 0, failed: 1 });
});

test("failures are listed by file and test", () => {
  const testResults = [
    ...green.testResults,
    {
      name: "b",
      status: "failed",
      assertionResults: [
        { status: "passed", fullName: "works" },
        { status: "failed", fullName: "fails" },
      ],
    },
    { name: "c", status: "failed", assertionResults: [] },
  ];
  expect(failuresOf({ ...green, testResults })).toEqual(["b > fails", "c"]);
  expect(failuresOf(undefined)).toEqual([]);
});

test("tallies add up", () => {
  expect(
    sum([
      { passed: 2, failed: 1 },
      { passed: 3, failed: 0 },
    ]),
  ).toEqual({ passed: 5, failed: 1 });
});
