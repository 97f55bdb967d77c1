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

/** Opens each address and checks its screen. Redirects are followed inside the page, which takes a fraction of a load. */
export async function visitScreens(page: Page, visits: readonly ScreenVisit[]): Promise<void> {
  for (const stop of visits) {
    if (stop.ends === undefined) await page.goto(stop.path);
    else await followRedirect(page, stop.path, stop.ends);
    await expectScreen(page, stop);
  }
}

/** Sends the page's router to a path and waits until it has left the path for another. */
async function followRedirect(page: Page, path: string, ends: string): Promise<void> {
  await page.evaluate(`history.pushState({ isUnread: true }, "", ${JSON.stringify(path)})`);
  await page.evaluate("dispatchEvent(new PopStateEvent('popstate'))");
  const arrived = `!history.state?.isUnread && location.pathname === ${JSON.stringify(ends)}`;
  await expect
    .poll(() => page.evaluate<boolean>(arrived), { message: `${path} leads on` })
    .toBe(true);
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

/** A side menu: its name and its entries in their order. */
export interface SideMenu {
  readonly name: string;
  readonly entries: readonly MenuEntry[];
}

const menuOf = (page: Page, { name }: SideMenu): Locator =>
  page.getByRole("navigation", { name, exact: true });

/** Waits for a side menu and checks its entries and their order. */
export async function expectMenu(page: Page, menu: SideMenu): Promise<void> {
  const links = menuOf(page, menu).getByRole("link", { includeHidden: true });
  const shown = async () => (await links.allInnerTexts()).map((words) => words.trim());
  await expect.poll(shown).toEqual(menu.entries.map(([words]) => words));
}

/** Clicks an entry of a side menu, and checks its screen and that the menu marks the entry. */
export async function openMenuEntry(
  page: Page,
  menu: SideMenu,
  [words, path, heading]: MenuEntry,
): Promise<void> {
  const link = await showMenuEntry(menuOf(page, menu), words);
  await link.click();
  await expectScreen(page, { path, heading });
  expect(await link.getAttribute("aria-current"), path).toBe("page");
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
