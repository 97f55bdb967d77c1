import { existsSync, readFileSync, rmSync } from "node:fs";
import { relative } from "node:path";
import { fileURLToPath } from "node:url";
import { whyNoProduction } from "../bench/production/why-no-production.ts";
import { failuresOf, sum, type TestReport, tallyOf } from "./check/tally.ts";
import { capture, runNode } from "./run.ts";

const root = fileURLToPath(new URL("..", import.meta.url));
const reportFile = `${root}node_modules/.cache/test-report.json`;

/** One static check of `npm test`: a title and the npm script that does it. */
interface Check {
  readonly title: string;
  readonly script: string;
}

/**
 * The checks of one lane run in sequence, in parallel with the other lane: most keep one processor busy. The build comes
 * before the checks that measure it.
 */
const lanes: readonly (readonly Check[])[] = [
  [
    { title: "lint and format", script: "lint" },
    { title: "types", script: "types" },
  ],
  [
    { title: "build", script: "build" },
    { title: "bundle budgets", script: "size" },
    { title: "unused files, exports and packages", script: "unused" },
    { title: "generated code is current", script: "codegen:check" },
    { title: "migrations are current", script: "db:check" },
  ],
];

/** Runs every check and every test even after a failure, and ends with a line of totals. */
async function test(): Promise<void> {
  const outcomes = (await Promise.all(lanes.map(runInTurn))).flat();
  const failures = outcomes.filter(({ passed }) => !passed).map(({ title }) => title);
  console.log("\ntests");
  const report = await testReport();
  const tests = tallyOf(report);
  for (const failure of failuresOf(report)) console.log(`Failed: ${relative(root, failure)}`);
  if (tests.failed > 0) failures.push(`${tests.failed} of the tests`);
  const total = sum([
    ...outcomes.map(({ passed }) => ({ passed: passed ? 1 : 0, failed: passed ? 0 : 1 })),
    tests,
  ]);
  if (failures.length > 0) console.log(`\nFailed: ${failures.join(", ")}`);
  if (whyNotRun !== undefined) console.log(`\nNot run: ${productionTest}, because ${whyNotRun}`);
  console.log(`\n${total.passed} passed, ${total.failed} failed`);
  process.exitCode = total.failed === 0 ? 0 : 1;
}

interface Outcome {
  readonly title: string;
  readonly passed: boolean;
}

async function runInTurn(checks: readonly Check[]): Promise<readonly Outcome[]> {
  const outcomes: Outcome[] = [];
  for (const check of checks) outcomes.push(await runCheck(check));
  return outcomes;
}

/** Prints the check's output when it ends, because another check runs in parallel. */
async function runCheck({ title, script }: Check): Promise<Outcome> {
  const started = performance.now();
  const { passed, output } = await capture("npm", ["run", "--silent", script], {
    cwd: root,
    shell: process.platform === "win32",
  });
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(`\n${output}${passed ? "passed" : "FAILED"}: ${title} (${seconds} s)`);
  return { title, passed };
}

/** The only tests that need more than Node: nginx and Redis. Continuous integration installs them (.ci/run) and runs these. */
const productionTest = "bench/production.process.test.ts";
const whyNotRun = process.env.CI === undefined ? whyNoProduction() : undefined;

/** Undefined when vitest ended without writing a report. */
async function testReport(): Promise<TestReport | undefined> {
  rmSync(reportFile, { force: true });
  const args = ["run", "--reporter=default", "--reporter=json", `--outputFile.json=${reportFile}`];
  if (whyNotRun !== undefined) args.push(`--exclude=${productionTest}`);
  const outcome = await runNode(["node_modules/vitest/vitest.mjs", ...args], {
    cwd: root,
  }).then(
    () => true,
    () => false,
  );
  if (!existsSync(reportFile)) return undefined;
  const report: TestReport = JSON.parse(readFileSync(reportFile, "utf8"));
  return { ...report, success: report.success && outcome };
}

await test();
