import type { Locator, Page } from "playwright-core";
import { expect } from "vitest";
import { waitForHeading } from "../harness/visit.ts";

/** A screen and its address. */
export interface ScreenVisit {
  readonly path: string;
  readonly heading: string;
  /** The address after redirects, if it differs from `path`. */
  readonly ends?: string;
  /** The text of the screen's alert. Without it the screen must show no alert. */
  readonly alertText?: string;
}

/** A side menu entry: its label, its path and the heading of its screen. */
export type MenuEntry = readonly [name: string, path: string, heading: string];

/** Several addresses of one screen, without redirects. */
export const screensAt = (heading: string, ...paths: readonly string[]): readonly ScreenVisit[] =>
  paths.map((path) => ({ path, heading }));

/** Addresses that redirect to another address. */
export const redirectsTo = (
  ends: string,
  heading: string,
  ...paths: readonly string[]
): readonly ScreenVisit[] => paths.map((path) => ({ path, heading, ends }));

/** Loads each address and checks its screen. */
export async function visitScreens(page: Page, visits: readonly ScreenVisit[]): Promise<void> {
  for (const stop of visits) {
    await page.goto(stop.path);
    await expectScreen(page, stop);
  }
}

/** Opens the group of a menu that has the entry, unless it is open, and returns the entry's link. */
export async function showMenuEntry(menu: Locator, name: string): Promise<Locator> {
  const entry = { name, exact: true, includeHidden: true };
  const link = menu.getByRole("link", entry);
  await link.waitFor({ state: "attached" });
  if (await link.isVisible()) return link;
  await menu
    .getByRole("listitem")
    .filter({ has: menu.page().getByRole("link", entry) })
    .getByRole("button", { expanded: false })
    .click();
  return link;
}

/** Checks the entries of a side menu and their order, and clicks each of them. */
export async function checkMenu(
  page: Page,
  name: string,
  entries: readonly MenuEntry[],
): Promise<void> {
  const menu = page.getByRole("navigation", { name, exact: true });
  const links = menu.getByRole("link", { includeHidden: true });
  const shown = async () => (await links.allInnerTexts()).map((words) => words.trim());
  await expect.poll(shown).toEqual(entries.map(([words]) => words));
  for (const [words, path, heading] of entries) {
    const link = await showMenuEntry(menu, words);
    await link.click();
    await expectScreen(page, { path, heading });
    expect(await link.getAttribute("aria-current"), path).toBe("page");
  }
}

/** Waits until the screen is complete and checks its alerts. */
export async function expectScreen(page: Page, stop: ScreenVisit): Promise<void> {
  const { path, heading, ends = path, alertText } = stop;
  await page.waitForURL(({ pathname }) => pathname === ends.replace(/\?.*/, ""));
  await waitForHeading(page, heading);
  const alerts = page.getByRole("alert").filter({ hasText: /\S/ });
  if (alertText === undefined) expect(await alerts.allInnerTexts(), path).toEqual([]);
  else await alerts.filter({ hasText: alertText }).waitFor();
}
