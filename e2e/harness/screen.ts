import type { Page } from "playwright-core";
import { expect } from "vitest";
import { axeViolations } from "./axe.ts";
import { laptop, phone } from "./test.ts";

/**
 * Checks the current screen on a small phone and on a laptop: nothing is wider than the screen and axe finds
 * nothing. It starts with the current size, because a change of the size draws the whole screen again.
 */
export async function expectFittingAccessibleScreen(page: Page): Promise<void> {
  const before = page.viewportSize();
  const viewports = before?.width === laptop.width ? [laptop, phone] : [phone, laptop];
  for (const viewport of viewports) {
    await resize(page, viewport);
    const where = `${new URL(page.url()).pathname} at ${viewport.width} px`;
    await expect
      .poll(() => widthOverflow(page), { message: `${where} scrolls sideways` })
      .toBeLessThanOrEqual(0);
    expect(await axeViolations(page), `axe on ${where}`).toEqual([]);
  }
  if (before !== null) await resize(page, before);
}

/** Resize observers have run and their updates are drawn after two frames. */
async function resize(page: Page, viewport: typeof phone): Promise<void> {
  await page.setViewportSize(viewport);
  await page.evaluate(
    "new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))",
  );
}

/** The number of pixels by which the document is wider than the window. */
function widthOverflow(page: Page): Promise<number> {
  return page.evaluate("document.documentElement.scrollWidth - window.innerWidth");
}
