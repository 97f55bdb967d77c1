import type { Locator } from "playwright-core";
import { expect } from "vitest";

/**
 * Chooses an option of an Ant Design Select by its text. It is done by keyboard: on a busy machine the list moves
 * between press and release of a click, which then chooses another option, and a long list shows only the options
 * around the chosen one.
 */
export async function choose(select: Locator, option: string): Promise<void> {
  const active = shownList(select)
    .locator(".ant-select-item-option-active")
    .getByText(option, { exact: true });
  await expect
    .poll(
      async () => {
        if ((await select.getAttribute("aria-expanded")) !== "true") {
          await select.press("ArrowDown");
        }
        if ((await select.isEditable()) && (await select.inputValue()) !== option) {
          await select.fill(option);
        }
        const isFound = (await active.count()) > 0;
        await select.press(isFound ? "Enter" : "ArrowDown");
        return isFound ? shownChoice(select).innerText() : "";
      },
      { interval: 20 },
    )
    .toContain(option);
}

/**
 * Chooses an option by mouse, in a select whose few options are all shown at once. A click that missed because the list
 * moved is repeated.
 */
export async function chooseByMouse(select: Locator, option: string): Promise<void> {
  const wanted = shownList(select)
    .locator(".ant-select-item-option")
    .getByText(option, { exact: true });
  await expect
    .poll(async () => {
      if ((await select.getAttribute("aria-expanded")) !== "true") await select.click();
      await wanted.click({ timeout: 5_000 });
      return shownChoice(select).innerText();
    })
    .toContain(option);
}

/**
 * Chooses the first option that a search finds, in a select that shows nothing of its choice. It ends when the list is
 * gone: an animation ends late on a busy machine.
 */
export async function chooseFirst(select: Locator, typed: string): Promise<void> {
  const list = shownList(select);
  await select.fill(typed);
  await list.locator(".ant-select-item-option").first().waitFor();
  await select.press("Enter");
  await list.waitFor({ state: "hidden" });
}

/** The open list of a select. It stands at the end of the page, and only one can be open. */
const shownList = (select: Locator): Locator =>
  select.page().locator(".ant-select-dropdown:not(.ant-select-dropdown-hidden)");

/** What a select shows as chosen. */
const shownChoice = (select: Locator): Locator =>
  select.locator("xpath=ancestor::*[contains(concat(' ', @class, ' '), ' ant-select ')]");
