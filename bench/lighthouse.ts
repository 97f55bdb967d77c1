import { execFile } from "node:child_process";
import { fileURLToPath } from "node:url";
import { parseArgs, promisify } from "node:util";
import { chromium, type Page } from "playwright-core";
import { resolveBrowser } from "../e2e/harness/browser.ts";
import {
  fixedStaff,
  fixedStudents,
  signIn,
  signInApplicant,
  signInStaff,
} from "../e2e/harness/people.ts";
import { startPortal } from "../e2e/harness/portal.ts";
import { leavePageCore, startMeasuredBrowser } from "./harness/measured-browser.ts";
import { hasNginx, publicKeyHash, startNginx } from "./harness/nginx.ts";

const cli = fileURLToPath(new URL("node_modules/lighthouse/cli/index.js", import.meta.url));
const categories = ["performance", "accessibility", "best-practices"] as const;
const runs = 5;

interface LighthouseAudit {
  readonly title: string;
  readonly displayValue?: string;
  /** Null where it was not applicable, or only informs. */
  readonly score: number | null;
}

interface LighthouseReport {
  readonly finalDisplayedUrl: string;
  readonly categories: Record<
    string,
    { readonly score: number; readonly auditRefs: readonly { readonly id: string }[] }
  >;
  readonly audits: Record<string, LighthouseAudit>;
}

/**
 * `first`: the browser has no file of the portal, as Lighthouse has it by default. `later`: it has those that its visits left, as
 * after a sign-in, whose page loads the code of the area while the browser is idle.
 */
type Visit = "first" | "later";

/**
 * Lighthouse's own phone profile (a slow 4G network, a processor four times slower) on the page as it is signed in: the browser
 * keeps its cookies.
 */
async function measure(
  url: string,
  visit: Visit,
  debuggingPort: number,
): Promise<LighthouseReport> {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [
      cli,
      url,
      `--port=${debuggingPort}`,
      "--output=json",
      `--only-categories=${categories.join(",")}`,
      ...(visit === "later" ? ["--disable-storage-reset"] : []),
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

/**
 * The runs with the median performance, for single runs vary with what else the machine does. Several addresses take turns, so
 * that they are measured under the same load.
 */
async function mediansOf(
  urls: readonly string[],
  visit: Visit,
  debuggingPort: number,
): Promise<readonly LighthouseReport[]> {
  const reports = urls.map((): LighthouseReport[] => []);
  for (let run = 0; run < runs; run += 1) {
    for (const [index, url] of urls.entries()) {
      reports[index]?.push(await measure(url, visit, debuggingPort));
    }
  }
  const performance = (report: LighthouseReport) => report.categories.performance?.score ?? 0;
  return reports.flatMap((all) =>
    all.toSorted((a, b) => performance(a) - performance(b)).slice(runs >> 1, (runs >> 1) + 1),
  );
}

function print(title: string, report: LighthouseReport): void {
  const scores = categories.map(
    (name) => `${name} ${Math.round((report.categories[name]?.score ?? 0) * 100)}`,
  );
  const times = ["first-contentful-paint", "largest-contentful-paint", "total-blocking-time"].map(
    (name) => `${name} ${report.audits[name]?.displayValue ?? "?"}`,
  );
  console.log(`${title}: ${scores.join(", ")}\n  ${times.join(", ")}`);
  for (const failed of failedAccessibility(report)) console.log(`  failed: ${failed}`);
}

const failedAccessibility = ({ audits, categories }: LighthouseReport): readonly string[] =>
  (categories.accessibility?.auditRefs ?? []).flatMap(({ id }) => {
    const audit = audits[id];
    return audit?.score === 0 ? [audit.title] : [];
  });

const { values: asked, positionals } = parseArgs({
  allowPositionals: true,
  options: { direct: { type: "boolean", default: false } },
});
/** The address of another build's portal. Its login is measured beside this one's. */
const [otherPortal] = positionals;

leavePageCore();
const portal = await startPortal();
const host = `127.0.0.1:${new URL(portal.url).port}`;
/** As in production, unless the gateway itself is asked for or nginx is missing. */
const nginx =
  !asked.direct && hasNginx()
    ? await startNginx({ gateways: [host, host], colleges: [host] })
    : undefined;
const address = nginx?.secureUrl ?? portal.url;
console.log(nginx ? "Over nginx, by HTTP/2 and TLS" : "From the gateway itself, by HTTP/1.1");
const signInBrowser = await chromium.launch(await resolveBrowser(process.env));
const browser = await startMeasuredBrowser({ trusted: nginx && publicKeyHash(nginx.certificate) });

/** Of the demo data: the fee is paid, the form half complete. */
const applicant = { login: "COHT/PHT/00002", password: "yusuf" };

const screens: readonly {
  readonly title: string;
  readonly path: string;
  readonly signIn: (page: Page) => Promise<void>;
}[] = [
  {
    title: "Student dashboard",
    path: "/student/dashboard",
    signIn: (page) => signIn(page, fixedStudents.bello),
  },
  {
    title: "Application form",
    path: "/applicant/application-form?section=academic",
    signIn: (page) => signInApplicant(page, applicant),
  },
  {
    title: "Admin dashboard",
    path: "/admin/dashboard",
    signIn: (page) => signInStaff(page, fixedStaff.admin),
  },
];

try {
  const logins = [address, ...(otherPortal === undefined ? [] : [otherPortal])];
  const reports = await mediansOf(
    logins.map((login) => `${login}/login`),
    "first",
    browser.debuggingPort,
  );
  for (const [index, report] of reports.entries()) {
    print(index === 0 ? "Login" : `Login of ${otherPortal}`, report);
  }
  for (const { title, path, signIn: enter } of screens) {
    const context = await signInBrowser.newContext({ baseURL: address, ignoreHTTPSErrors: true });
    await enter(await context.newPage());
    await browser.setCookies(await context.cookies());
    await context.close();
    for (const visit of ["first", "later"] as const) {
      const [report] = await mediansOf([`${address}${path}`], visit, browser.debuggingPort);
      if (report) print(`${title}, ${visit} visit`, report);
    }
  }
} finally {
  await browser.stop();
  await signInBrowser.close();
  await nginx?.stop();
  await portal.stop();
}
