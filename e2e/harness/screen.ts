import type { Page } from "playwright-core";
import { expect } from "vitest";
import { axeViolations } from "./axe.ts";
import { laptop, phone } from "./test.ts";

/**
 * Checks the current screen on a small phone and on a laptop: nothing is wider than the screen, no fact is squeezed and axe
 * finds nothing. It starts with the current size, because a change of the size draws the whole screen again.
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
    expect(await brokenWords(page), `words of facts that are broken on ${where}`).toEqual([]);
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

/**
 * Words as short as a phone number that a fact's value breaks over two lines, because its column is too narrow. A receipt's code,
 * 22 random characters with hyphens among them, may break anywhere.
 */
function brokenWords(page: Page): Promise<string[]> {
  return page.evaluate(`
    [...document.querySelectorAll(".ant-descriptions-item-content")].flatMap((value) => {
      const texts = document.createTreeWalker(value, NodeFilter.SHOW_TEXT);
      const broken = [];
      const isBroken = (start, length) => {
        const range = document.createRange();
        range.setStart(texts.currentNode, start);
        range.setEnd(texts.currentNode, start + length);
        return new Set([...range.getClientRects()].map(({ top }) => top)).size > 1;
      };
      while (texts.nextNode()) {
        for (const { 0: text, index: start } of texts.currentNode.data.matchAll(/[^\\s/]+/g)) {
          if (/^[\\w-]{22}$/.test(text)) continue;
          for (const { 0: word, index } of text.matchAll(/(?<=^|-)[^-]{2,14}(?=-|$)/g)) {
            if (isBroken(start + index, word.length)) broken.push(word);
          }
        }
      }
      return broken;
    })`);
}
