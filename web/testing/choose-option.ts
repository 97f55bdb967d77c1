import { screen } from "@testing-library/react";
import type { UserEvent } from "@testing-library/user-event";

const optionsShown = (): readonly HTMLElement[] => [
  ...document.querySelectorAll<HTMLElement>(
    ".ant-select-dropdown:not(.ant-select-dropdown-hidden) .ant-select-item-option",
  ),
];

/** Chooses an option of an Ant Design Select by its text. A long list renders only its first options, so it is searched. */
export const chooseOption = async (
  user: UserEvent,
  select: HTMLElement,
  text: string,
): Promise<void> => {
  await user.click(select);
  const isSearched = select instanceof HTMLInputElement && !select.readOnly;
  if (isSearched) await user.type(select, text);
  await screen.findAllByRole("listbox", { hidden: true });
  const option = optionsShown().find(({ textContent }) => textContent === text);
  if (!option) throw new Error(`There is no option ${text}.`);
  await user.click(option);
};

/** The choice that an Ant Design Select shows, or its placeholder. */
export const shownChoice = (select: HTMLElement | undefined): string =>
  select?.closest(".ant-select")?.textContent ?? "";
