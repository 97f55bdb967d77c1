import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "playwright-core";
import { expect } from "vitest";
import { laptop, phone } from "./test.ts";

/** Checks the screen as it is, on a small phone and on a laptop: nothing wider than the screen, nothing axe finds. */
export async function expectFittingAccessibleScreen(page: Page): Promise<void> {
  const before = page.viewportSize();
  for (const viewport of [phone, laptop]) {
    await page.setViewportSize(viewport);
    const where = `${new URL(page.url()).pathname} at ${viewport.width} px`;
    // Two frames on, whatever watches the width has been told of it and is drawn anew.
    await page.evaluate(
      "new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))",
    );
    await expect
      .poll(() => widthOverflow(page), { message: `${where} scrolls sideways` })
      .toBeLessThanOrEqual(0);
    expect(await violations(page), `axe on ${where}`).toEqual([]);
  }
  if (before !== null) await page.setViewportSize(before);
}

/** By how many pixels the document is wider than the window. */
function widthOverflow(page: Page): Promise<number> {
  return page.evaluate("document.documentElement.scrollWidth - window.innerWidth");
}

/** In the place of half a megabyte of script that the page has from the look before. */
const nothing = ";";

async function violations(page: Page): Promise<string[]> {
  // Naming what passes too, as it does by default, is most of what a look costs.
  // The legacy mode finishes in the page itself, in half the time: the other is for frames of other origins, which we have not.
  const isLoaded = page.frames().length === 1 && (await page.evaluate<boolean>("'axe' in window"));
  const looking = new AxeBuilder({ page, ...(isLoaded && { axeSource: nothing }) })
    .setLegacyMode(true)
    .options({ resultTypes: ["violations"] });
  const { violations: found } = await looking.analyze();
  return found.flatMap((violation) =>
    violation.nodes.map((node) => `${violation.id}: ${violation.help} (${node.target.join(" ")})`),
  );
}
