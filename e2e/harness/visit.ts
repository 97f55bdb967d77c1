import type { Page } from "playwright-core";

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
  await headings(page, heading).waitFor();
  await waitForContent(page);
}

/** Waits until skeletons are replaced by the loaded content. */
export const waitForContent = (page: Page): Promise<void> =>
  page.locator("[aria-busy=true]").first().waitFor({ state: "detached" });

const headings = (page: Page, name: Heading) =>
  page.getByRole("heading", { name, exact: true, level: 1 });
