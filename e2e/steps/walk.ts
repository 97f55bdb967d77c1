import type { Page } from "playwright-core";
import { expect } from "vitest";
import { waitForHeading } from "../harness/visit.ts";

/** A screen by its address. */
export interface Stop {
  readonly path: string;
  readonly heading: string;
  /** Where the address leads to, if not to itself. */
  readonly ends?: string;
  /** What the screen has to tell in an alert; without it there is none. */
  readonly says?: string;
}

/** An entry of a side menu: its words, where it leads, and the heading of what is there. */
export type MenuEntry = readonly [name: string, path: string, heading: string];

/** Addresses that show the same screen, each at itself. */
export const at = (heading: string, ...paths: readonly string[]): readonly Stop[] =>
  paths.map((path) => ({ path, heading }));

/** Addresses that lead to another. */
export const leads = (
  ends: string,
  heading: string,
  ...paths: readonly string[]
): readonly Stop[] => paths.map((path) => ({ path, heading, ends }));

/** Goes to each address as somebody who types it. */
export async function goTo(page: Page, stops: readonly Stop[]): Promise<void> {
  for (const stop of stops) {
    await page.goto(stop.path);
    await expectScreen(page, stop);
  }
}

/** Holds a side menu to its entries, in their order, and clicks each of them. */
export async function checkMenu(
  page: Page,
  name: string,
  entries: readonly MenuEntry[],
): Promise<void> {
  const links = page.getByRole("navigation", { name, exact: true }).getByRole("link");
  const shown = async () => (await links.allInnerTexts()).map((words) => words.trim());
  await expect.poll(shown).toEqual(entries.map(([words]) => words));
  for (const [index, [, path, heading]] of entries.entries()) {
    await links.nth(index).click();
    await expectScreen(page, { path, heading });
    expect(await links.nth(index).getAttribute("aria-current"), path).toBe("page");
  }
}

/** Waits until the screen is there, whole; it is no error's. */
export async function expectScreen(page: Page, stop: Stop): Promise<void> {
  const { path, heading, ends = path, says } = stop;
  await page.waitForURL(({ pathname }) => pathname === ends.replace(/\?.*/, ""));
  await waitForHeading(page, heading);
  const alerts = page.getByRole("alert").filter({ hasText: /\S/ });
  if (says === undefined) expect(await alerts.allInnerTexts(), path).toEqual([]);
  else await alerts.filter({ hasText: says }).waitFor();
}
