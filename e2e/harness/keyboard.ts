import type { Locator, Page } from "playwright-core";

const mostPresses = 60;

/** Presses Tab until the element has the focus. */
export async function tabTo(page: Page, wanted: Locator): Promise<void> {
  const focused = wanted.and(page.locator(":focus"));
  await wanted.first().waitFor();
  for (let press = 0; press < mostPresses; press += 1) {
    if ((await focused.count()) === 1) return;
    await page.keyboard.press("Tab");
  }
  throw new Error(`${mostPresses} presses of Tab did not reach ${wanted}.`);
}
