import type { Locator, Page } from "playwright-core";

const maxPresses = 60;

/** Presses Tab until the element has the focus. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  const focused = target.and(page.locator(":focus"));
  await target.first().waitFor();
  for (let press = 0; press < maxPresses; press += 1) {
    if ((await focused.count()) === 1) return;
    await page.keyboard.press("Tab");
  }
  throw new Error(`${maxPresses} presses of Tab did not reach ${target}.`);
}
