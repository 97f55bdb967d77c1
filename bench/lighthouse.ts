import { execFile } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { chromium } from "playwright-core";
import { resolveBrowser } from "../e2e/harness/browser.ts";
import { fillLogin, fixedStudents } from "../e2e/harness/people.ts";
import { startPortal } from "../e2e/harness/portal.ts";
import { freePort } from "../scripts/testing/free-port.ts";

const cli = fileURLToPath(new URL("node_modules/lighthouse/cli/index.js", import.meta.url));
const categories = ["performance", "accessibility", "best-practices"] as const;
const runs = 3;

interface LighthouseReport {
  readonly finalDisplayedUrl: string;
  readonly categories: Record<string, { readonly score: number }>;
  readonly audits: Record<string, { readonly displayValue?: string }>;
}

/** Lighthouse's own phone profile (a slow 4G network, a processor four times slower) on the page as it is signed in. */
async function measure(url: string, debuggingPort: number): Promise<LighthouseReport> {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [
      cli,
      url,
      `--port=${debuggingPort}`,
      "--output=json",
      `--only-categories=${categories.join(",")}`,
      "--disable-storage-reset",
      "--quiet",
    ],
    { maxBuffer: 64 * 1024 * 1024 },
  );
  const report: LighthouseReport = JSON.parse(stdout);
  if (report.finalDisplayedUrl !== url) {
    throw new Error(`${url} led to ${report.finalDisplayedUrl}; that was measured instead.`);
  }
  return report;
}

/** The run with the median performance, for single runs vary with what else the machine does. */
async function medianOf(url: string, debuggingPort: number): Promise<LighthouseReport> {
  const reports: LighthouseReport[] = [];
  for (let run = 0; run < runs; run += 1) reports.push(await measure(url, debuggingPort));
  const performance = (report: LighthouseReport) => report.categories.performance?.score ?? 0;
  const [median] = reports.toSorted((a, b) => performance(a) - performance(b)).slice(runs >> 1);
  if (median === undefined) throw new Error("Lighthouse gave no report.");
  return median;
}

function print(title: string, report: LighthouseReport): void {
  const scores = categories.map(
    (name) => `${name} ${Math.round((report.categories[name]?.score ?? 0) * 100)}`,
  );
  const times = ["first-contentful-paint", "largest-contentful-paint", "total-blocking-time"].map(
    (name) => `${name} ${report.audits[name]?.displayValue ?? "?"}`,
  );
  console.log(`${title}: ${scores.join(", ")}\n  ${times.join(", ")}`);
}

const portal = await startPortal();
const profile = mkdtempSync(join(tmpdir(), "lighthouse-"));
const debuggingPort = await freePort();
const { args, ...launch } = await resolveBrowser(process.env);
const context = await chromium.launchPersistentContext(profile, {
  ...launch,
  args: [...args, `--remote-debugging-port=${debuggingPort}`],
});
try {
  print("Login page", await medianOf(`${portal.url}/student/login`, debuggingPort));
  const page = await context.newPage();
  await page.goto(portal.url);
  await fillLogin(page, fixedStudents.bello);
  await page.waitForURL("**/student/dashboard");
  print("Dashboard", await medianOf(`${portal.url}/student/dashboard`, debuggingPort));
} finally {
  await context.close();
  await portal.stop();
  rmSync(profile, { recursive: true, force: true });
}
