import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { chromium, type Page } from "playwright-core";
import { build, preview } from "vite";
import { resolveBrowser } from "../e2e/harness/browser.ts";
import { freePort } from "../scripts/testing/free-port.ts";
import { load } from "./harness/machine.ts";
import { answersOf } from "./sheet/answers.ts";
import { measuresOf, threadClock } from "./sheet/measures.ts";

const { values: options } = parseArgs({
  options: {
    rows: { type: "string", default: "600" },
    /** How many times slower than this machine the browser is. */
    slower: { type: "string", default: "6" },
    marks: { type: "string", default: "100" },
    /** Where pictures of the sheet go. */
    pictures: { type: "string" },
  },
});

const rows = Number(options.rows);
const marks = Number(options.marks);
const web = fileURLToPath(new URL("../web", import.meta.url));

const rankOf = (values: readonly number[], share: number): number =>
  values.toSorted((a, b) => a - b)[
    Math.min(values.length - 1, Math.floor(values.length * share))
  ] ?? 0;

const sum = (values: readonly number[]): number => values.reduce((a, b) => a + b, 0);

const inWords = (values: readonly number[]): string =>
  `p50 ${rankOf(values, 0.5).toFixed(0)} ms, p95 ${rankOf(values, 0.95).toFixed(0)} ms, longest ${rankOf(values, 1).toFixed(0)} ms`;

async function typeMarks(page: Page): Promise<void> {
  for (let mark = 0; mark < marks; mark += 1) {
    await page.keyboard.type(String(10 + (mark % 30)), { delay: 40 });
    await page.keyboard.press("Enter", { delay: 20 });
  }
}

async function measure(origin: string): Promise<void> {
  const { executablePath, args, env } = await resolveBrowser(process.env);
  const browser = await chromium.launch({ executablePath, args, env });
  try {
    const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
    const { saves, answer } = answersOf(rows);
    await page.route("**/graphql", async (route) =>
      route.fulfill({
        contentType: "application/json",
        body: await answer(route.request().postData() ?? "{}"),
      }),
    );
    const session = await page.context().newCDPSession(page);
    await session.send("Emulation.setCPUThrottlingRate", { rate: Number(options.slower) });

    const start = performance.now();
    await page.goto(`${origin}/lecturer/result/7/31`);
    const first = page.getByLabel(/^CA, /).first();
    await first.waitFor();
    console.log(`Open, to the first cell: ${((performance.now() - start) / 1000).toFixed(1)} s`);
    if (options.pictures) await page.screenshot({ path: join(options.pictures, "sheet.png") });

    const measures = await measuresOf(page);
    const spent = await threadClock(session);
    const printSpent = async (what: string, times: number) => {
      const [all = 0, scripts = 0, layout = 0, style = 0] = (await spent()).map((ms) => ms / times);
      console.log(
        `  the page's own time ${what}: ${all.toFixed(1)} ms, of that scripts ${scripts.toFixed(1)}, layout ${layout.toFixed(1)}, style ${style.toFixed(1)}`,
      );
    };

    await first.click();
    await measures.take();
    await spent();
    await typeMarks(page);
    const typed = await measures.take();
    const long = typed.keys.filter((ms) => ms > 50).length;
    console.log(
      `Typing ${marks} marks, ${marks * 3} keys, each to its next frame: ${typed.keys.length} took 16 ms or more (${inWords(typed.keys)}), ${long} more than 50 ms; tasks over 50 ms: ${typed.longTasks.length}`,
    );
    await printSpent("a key", marks * 3);
    console.log(`  requests meanwhile: ${saves.length}, of ${sum(saves)} cells`);

    const frames = await measures.scroll();
    const { longTasks } = await measures.take();
    console.log(
      `Scrolling from the first row to the last, frame to frame: ${inWords(frames)} (${frames.length} frames); tasks over 50 ms: ${longTasks.length}`,
    );
    await printSpent("a frame", frames.length);

    await measures.top();
    await page
      .getByLabel(/^Exam, /)
      .first()
      .click();
    const before = saves.length;
    await spent();
    const column = Array.from({ length: rows }, (_, index) => String(index % 61)).join("\r\n");
    const painted = await measures.paste(column);
    await page.getByText(/^All saved/).waitFor();
    const sent = saves.slice(before);
    console.log(
      `Pasting ${rows} marks: ${painted.toFixed(0)} ms to the next frame; requests: ${sent.length}, of ${sent.join(", ")} cells`,
    );
    await printSpent("until all is saved", 1);
    if (options.pictures) {
      await page.screenshot({ path: join(options.pictures, "sheet-pasted.png") });
      await page.setViewportSize({ width: 360, height: 740 });
      await page.getByLabel(/^CA, /).first().fill("101");
      await page.keyboard.press("Enter");
      await page.screenshot({ path: join(options.pictures, "sheet-phone.png"), fullPage: true });
    }
  } finally {
    await browser.close();
  }
}

const outDir = mkdtempSync(join(tmpdir(), "sheet-bench-"));
try {
  await build({ root: web, logLevel: "warn", build: { outDir, emptyOutDir: true } });
  const port = await freePort();
  const server = await preview({
    root: web,
    build: { outDir },
    preview: { port, strictPort: true },
  });
  try {
    console.log(`${load()}; a browser ${options.slower} times slower; ${rows} rows`);
    await measure(`http://localhost:${port}`);
  } finally {
    await server.close();
  }
} finally {
  rmSync(outDir, { recursive: true, force: true });
}
