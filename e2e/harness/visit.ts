import type { Locator, Page } from "playwright-core";
import { expect } from "vitest";

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

/**
 * How often a part of a screen is looked for. Playwright's own waits look after 270 and then after 770 milliseconds, and most screens
 * are complete between the two.
 */
const often = { interval: 100 };

/** Waits until the only element of a locator is visible. */
export const waitUntilShown = (one: Locator): Promise<void> =>
  expect.poll(() => one.isVisible(), { ...often, message: `${one} is shown` }).toBe(true);

/** Waits until skeletons are replaced by the loaded content. */
export const waitForContent = (page: Page): Promise<void> =>
  expect
    .poll(() => page.locator("[aria-busy=true]").count(), { ...often, message: "what is loading" })
    .toBe(0);

const headings = (page: Page, name: Heading) =>
  page.getByRole("heading", { name, exact: true, level: 1 });
