import type { Locator, Page } from "playwright-core";

const maxPresses = 60;

/** Presses Tab until the element has the focus. */
export async function tabTo(page: Page, wanted: Locator): Promise<void> {
  const focused = wanted.and(page.locator(":focus"));
  await wanted.first().waitFor();
  for (let press = 0; press < maxPresses; press += 1) {
    if ((await focused.count()) === 1) return;
    await page.keyboard.press("Tab");
  }
  throw new Error(`${maxPresses} presses of Tab did not reach ${wanted}.`);
}
