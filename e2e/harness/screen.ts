import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "playwright-core";
import { expect } from "vitest";
import { laptop, phone } from "./test.ts";

/**
 * Checks the current screen on a small phone and on a laptop: nothing is wider than the screen and axe finds
 * nothing. Contrast takes most of axe's time and does not depend on the width. It is checked on the phone, and on the
 * laptop for a page's first screen, which has the menu and the header of all of them.
 */
export async function expectFittingAccessibleScreen(page: Page): Promise<void> {
  const before = page.viewportSize();
  const isFirst = !(await hasAxe(page));
  for (const viewport of [phone, laptop]) {
    await page.setViewportSize(viewport);
    const where = `${new URL(page.url()).pathname} at ${viewport.width} px`;
    // Resize observers have run and their updates are drawn after two frames.
    await page.evaluate(
      "new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))",
    );
    await expect
      .poll(() => widthOverflow(page), { message: `${where} scrolls sideways` })
      .toBeLessThanOrEqual(0);
    const found = await violations(page, { contrast: isFirst || viewport === phone });
    expect(found, `axe on ${where}`).toEqual([]);
  }
  if (before !== null) await page.setViewportSize(before);
}

/** The number of pixels by which the document is wider than the window. */
function widthOverflow(page: Page): Promise<number> {
  return page.evaluate("document.documentElement.scrollWidth - window.innerWidth");
}

/** Replaces the axe script, half a megabyte, where the page has it already. */
const nothing = ";";

/** The rows of a list after the first six have the same parts as those, and take most of the time. */
const repetitions = "main :is(tbody tr, ul[aria-label] > li):nth-child(n + 7)";

const hasAxe = async (page: Page): Promise<boolean> =>
  page.frames().length === 1 && (await page.evaluate<boolean>("'axe' in window"));

async function violations(page: Page, { contrast }: { contrast: boolean }): Promise<string[]> {
  // Reporting passed rules, the default, takes most of the time. The legacy mode runs in the page itself, in
  // half the time. The other mode is for frames of other origins, and the portal has none.
  const looking = new AxeBuilder({ page, ...((await hasAxe(page)) && { axeSource: nothing }) })
    .setLegacyMode(true)
    .exclude(repetitions)
    .options({ resultTypes: ["violations"], rules: { "color-contrast": { enabled: contrast } } });
  const { violations: found } = await looking.analyze();
  return found.flatMap((violation) =>
    violation.nodes.map((node) => `${violation.id}: ${violation.help} (${node.target.join(" ")})`),
  );
}
