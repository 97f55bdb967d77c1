import type { Locator } from "playwright-core";
import { expect } from "vitest";

/**
 * Chooses an option of an Ant Design Select by its text, until the select shows it: on a busy machine the list moves
 * between press and release, when it is placed anew after it was searched. Its list stands at the end of the page. A
 * long list shows its first options only, so it is searched.
 */
export async function choose(select: Locator, option: string): Promise<void> {
  const shown = select.locator(
    "xpath=ancestor::*[contains(concat(' ', @class, ' '), ' ant-select ')]",
  );
  await expect
    .poll(async () => {
      if ((await select.getAttribute("aria-expanded")) !== "true") await select.click();
      if (await select.isEditable()) await select.fill(option);
      await select
        .page()
        .locator(".ant-select-dropdown:not(.ant-select-dropdown-hidden) .ant-select-item-option")
        .getByText(option, { exact: true })
        .click({ timeout: 5_000 });
      return shown.innerText();
    })
    .toContain(option);
}

/**
 * Chooses the first option that a search finds, in a select that shows nothing of its choice. It is done by keyboard,
 * because a click can be lost as above, and ends when the list is gone: an animation ends late on a busy machine.
 */
export async function chooseFirst(select: Locator, typed: string): Promise<void> {
  const list = select.page().locator(".ant-select-dropdown:visible");
  await select.fill(typed);
  await list.locator(".ant-select-item-option").first().waitFor();
  await select.press("Enter");
  await list.waitFor({ state: "hidden" });
}
