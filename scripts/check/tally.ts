/** The parts of vitest's JSON report that are counted. */
export interface TestReport {
  readonly success: boolean;
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly numPendingTests: number;
  readonly numTodoTests: number;
  readonly testResults: readonly {
    readonly name: string;
    readonly status: string;
    readonly assertionResults: readonly {
      readonly status: string;
      readonly fullName: string;
    }[];
  }[];
}

export interface Tally {
  readonly passed: number;
  readonly failed: number;
}

/**
 * Counts a test run. A file that fails without a failed test (it could not be loaded, or its set-up failed) is a
 * failure, and so is a test that was skipped, and a run that failed though every test passed.
 */
export function tallyOf(report: TestReport | undefined): Tally {
  if (report === undefined) return { passed: 0, failed: 1 };
  const brokenFiles = report.testResults.filter(
    (file) =>
      file.status === "failed" &&
      !file.assertionResults.some((assertion) => assertion.status === "failed"),
  ).length;
  const notRun = report.numPendingTests + report.numTodoTests;
  const failed = report.numFailedTests + brokenFiles + notRun;
  const noReason = failed === 0 && (!report.success || report.numPassedTests === 0);
  return { passed: report.numPassedTests, failed: noReason ? 1 : failed };
}

/** A line for each test that failed, and for each file that failed without one. */
export function failuresOf(report: TestReport | undefined): readonly string[] {
  const failed = ({ status }: { readonly status: string }) => status === "failed";
  return (report?.testResults ?? []).filter(failed).flatMap((file) => {
    const tests = file.assertionResults.filter(failed);
    return tests.length > 0 ? tests.map((test) => `${file.name} > ${test.fullName}`) : [file.name];
  });
}

export function sum(tallies: readonly Tally[]): Tally {
  return {
    passed: tallies.reduce((total, tally) => total + tally.passed, 0),
    failed: tallies.reduce((total, tally) => total + tally.failed, 0),
  };
}
