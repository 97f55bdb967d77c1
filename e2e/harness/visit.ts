import type { Page } from "playwright-core";

/** What a screen is known by: its only heading of the first level. */
type Heading = string | RegExp;

/** Loads the portal anew at an address, as somebody who types it, and waits for the screen with this heading. */
export async function visit(page: Page, path: string, heading: Heading): Promise<void> {
  await page.goto(path);
  await waitForHeading(page, heading);
}

/**
 * Goes to another screen as a link in the page would, without loading the portal anew, which is most of what a visit
 * costs. The heading has to differ from that of the screen that is left, for it stays until the other is there.
 */
export async function moveTo(page: Page, path: string, heading: Heading): Promise<void> {
  if (await headings(page, heading).count()) {
    throw new Error(`The screen at hand is headed "${heading}" as well.`);
  }
  await page.evaluate(`history.pushState(null, "", ${JSON.stringify(path)})`);
  await page.evaluate("dispatchEvent(new PopStateEvent('popstate'))");
  await waitForHeading(page, heading);
}

export async function waitForHeading(page: Page, heading: Heading): Promise<void> {
  await headings(page, heading).waitFor();
  await settle(page);
}

/** Skeletons give way to what was asked for; only that is the screen. */
export const settle = (page: Page): Promise<void> =>
  page.locator("[aria-busy=true]").first().waitFor({ state: "detached" });

const headings = (page: Page, name: Heading) =>
  page.getByRole("heading", { name, exact: true, level: 1 });
