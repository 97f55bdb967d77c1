import { existsSync, readFileSync, rmSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { type Check, checks } from "./check/checks.ts";
import { sum, type Tally, type TestReport, tallyOf } from "./check/tally.ts";
import { run, runNode } from "./run.ts";

const root = fileURLToPath(new URL("..", import.meta.url));
const reportFile = `${root}node_modules/.cache/test-report.json`;

/** Runs every check and every test, whatever fails, and ends with the line that counts them. */
async function test(): Promise<void> {
  const tallies: Tally[] = [];
  const failures: string[] = [];
  for (const [index, check] of checks.entries()) {
    console.log(`\n[${index + 1}/${checks.length + 1}] ${check.title}`);
    const passed = await succeeds(check);
    tallies.push(passed ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 });
    if (!passed) failures.push(check.title);
  }
  console.log(`\n[${checks.length + 1}/${checks.length + 1}] tests`);
  const tests = tallyOf(await testReport());
  if (tests.failed > 0) failures.push(`${tests.failed} of the tests`);
  const total = sum([...tallies, tests]);
  if (failures.length > 0) console.log(`\nFailed: ${failures.join(", ")}`);
  console.log(`\n${total.passed} passed, ${total.failed} failed`);
  process.exitCode = total.failed === 0 ? 0 : 1;
}

async function succeeds(check: Check): Promise<boolean> {
  const started = performance.now();
  const passed = await run("npm", ["run", "--silent", check.script], {
    cwd: root,
    shell: process.platform === "win32",
  }).then(
    () => true,
    () => false,
  );
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(`${passed ? "passed" : "FAILED"}: ${check.title} (${seconds} s)`);
  return passed;
}

/** Undefined when vitest ended without writing a report. */
async function testReport(): Promise<TestReport | undefined> {
  rmSync(reportFile, { force: true });
  const args = ["run", "--reporter=default", "--reporter=json", `--outputFile.json=${reportFile}`];
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
