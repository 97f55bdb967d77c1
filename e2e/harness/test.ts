import { mkdirSync } from "node:fs";
import { type BrowserContext, chromium, type Page } from "playwright-core";
import { test as base, inject } from "vitest";
import { longestWait } from "./longest-wait.ts";
import { watchPage } from "./watch.ts";

/** The two window sizes that every screen must fit. */
export const phone = { width: 360, height: 740 };
export const laptop = { width: 1280, height: 800 };

interface OpenOptions {
  readonly viewport?: typeof phone;
  /** The address of another portal than the shared one. */
  readonly url?: string;
}

/** One process draws the pages of all persons, because each process compiles the client anew. */
const oneRenderer = ["--renderer-process-limit=1"];

/** A browser context of its own: no cookies, storage or cache are shared. */
export interface Person {
  readonly page: Page;
  readonly context: BrowserContext;
  /** Declares an error that the test causes, such as a server that is down. */
  expectProblem(pattern: RegExp): void;
}

/** `open()` creates a new person. An unexpected error in their browser fails the test. */
export const test = base
  .extend("launch", { scope: "worker" }, () => inject("browser"))
  .extend("portal", { scope: "worker" }, () => inject("portal"))
  .extend("browser", { scope: "worker" }, async ({ launch }, { onCleanup }) => {
    const browser = await chromium.launch({ ...launch, args: [...launch.args, ...oneRenderer] });
    onCleanup(() => browser.close());
    return browser;
  })
  .extend("open", async ({ browser, portal, task }, { onCleanup }) => {
    const contexts: BrowserContext[] = [];
    const problems: string[] = [];
    const expected: RegExp[] = [];
    onCleanup(async () => {
      if (task.result?.state === "fail") await showPages(contexts, task.name);
      for (const context of contexts) await context.close();
      const unexpected = problems.filter((problem) => !expected.some((it) => it.test(problem)));
      if (unexpected.length > 0) throw new Error(`Unexpected errors:\n${unexpected.join("\n")}`);
    });
    return async (options: OpenOptions = {}): Promise<Person> => {
      const context = await browser.newContext({
        baseURL: options.url ?? portal.url,
        viewport: options.viewport ?? laptop,
        reducedMotion: "reduce",
        locale: "en-NG",
        acceptDownloads: true,
      });
      context.setDefaultTimeout(longestWait);
      context.on("page", (page) => watchPage(page, problems));
      contexts.push(context);
      const page = await context.newPage();
      return { page, context, expectProblem: (pattern) => expected.push(pattern) };
    };
  });

/** Saves a picture of each page and prints its text: the log is all that remains of a run elsewhere. */
async function showPages(contexts: readonly BrowserContext[], name: string): Promise<void> {
  mkdirSync("test-results", { recursive: true });
  const file = name.replaceAll(/\W+/g, "-").slice(0, 80);
  for (const [index, page] of contexts.flatMap((context) => context.pages()).entries()) {
    await page.screenshot({ path: `test-results/${file}-${index}.png`, fullPage: true });
    const text = await page.locator("body").ariaSnapshot();
    process.stderr.write(`${name}, page ${index} (${page.url()}):\n${text}\n`);
  }
}
