import { setTimeout as pause } from "node:timers/promises";
import type { Locator, Page } from "playwright-core";
import { longestWait } from "./longest-wait.ts";

/** The only first-level heading of a screen. */
type Heading = string | RegExp;

/** Loads an address and waits for the screen with this heading. */
export async function visit(page: Page, path: string, heading: Heading): Promise<void> {
  await page.goto(path);
  await waitForHeading(page, heading);
}

/**
 * Navigates inside the page without reloading it, which takes most of the time of a visit. The heading must
 * differ from the current one, because that one stays until the new screen is shown.
 */
export async function navigateInPage(page: Page, path: string, heading: Heading): Promise<void> {
  if (await headings(page, heading).count()) {
    throw new Error(`The current screen also has the heading "${heading}".`);
  }
  await page.evaluate(`history.pushState(null, "", ${JSON.stringify(path)})`);
  await page.evaluate("dispatchEvent(new PopStateEvent('popstate'))");
  await waitForHeading(page, heading);
}

export async function waitForHeading(page: Page, heading: Heading): Promise<void> {
  await waitUntilShown(headings(page, heading));
  await waitForContent(page);
}

/** Waits until the only element of a locator is visible. */
export const waitUntilShown = (one: Locator): Promise<void> =>
  waitUntil(() => one.isVisible(), `${one} is shown`);

/** Waits until skeletons are replaced by the loaded content. */
export const waitForContent = (page: Page): Promise<void> =>
  waitUntil(
    async () => (await page.locator("[aria-busy=true]").count()) === 0,
    "nothing is loading",
  );

/**
 * How often a page is looked at, in milliseconds. Playwright's own waits look after 270 and then after 770, and most screens are
 * complete between the two.
 */
const interval = 100;

/** Not vitest's `expect.poll`: programs outside of tests sign in, too. */
export async function waitUntil(isSo: () => Promise<boolean>, what: string): Promise<void> {
  const end = performance.now() + longestWait;
  while (!(await isSo())) {
    if (performance.now() > end) throw new Error(`After ${longestWait} ms it is not so: ${what}.`);
    await pause(interval);
  }
}

const headings = (page: Page, name: Heading) =>
  page.getByRole("heading", { name, exact: true, level: 1 });
