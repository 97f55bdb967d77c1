import type { Locator } from "playwright-core";

/**
 * Chooses an option of an Ant Design Select by its text. Its list stands at the end of the page. A long list shows its
 * first options only, so it is searched.
 */
export async function choose(select: Locator, option: string): Promise<void> {
  await select.click();
  if (await select.isEditable()) await select.fill(option);
  await select
    .page()
    .locator(".ant-select-dropdown:not(.ant-select-dropdown-hidden) .ant-select-item-option")
    .getByText(option, { exact: true })
    .click();
}
