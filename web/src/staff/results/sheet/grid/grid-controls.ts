import { sheetFields } from "../cells/cell.ts";
import type { Place } from "./grid-actions.ts";

export type SheetControl = HTMLInputElement | HTMLSelectElement;

export const isControl = (target: EventTarget): target is SheetControl =>
  (target instanceof HTMLInputElement || target instanceof HTMLSelectElement) &&
  target.dataset.field !== undefined;

/** The position of a control's cell; null if it is no cell. */
export const cellPositionOf = (target: EventTarget): Place | null => {
  if (!isControl(target)) return null;
  const field = sheetFields.find((name) => name === target.dataset.field);
  const row = Number(target.closest<HTMLElement>("[data-row]")?.dataset.row);
  return field && Number.isInteger(row) ? { row, field } : null;
};

export const controlAt = (grid: HTMLElement, { row, field }: Place): SheetControl | null =>
  grid.querySelector<SheetControl>(`[data-row="${row}"] [data-field="${field}"]`);

/** Scrolls the grid by the minimum that shows the control outside the sticky headings. */
export const reveal = (grid: HTMLElement, control: HTMLElement): void => {
  const box = grid.getBoundingClientRect();
  const at = control.getBoundingClientRect();
  const head = grid.querySelector("thead th")?.getBoundingClientRect();
  const top = at.top - (head?.bottom ?? box.top);
  const below = at.bottom - (box.top + grid.clientHeight);
  const left = at.left - (head?.right ?? box.left);
  const beyond = at.right - (box.left + grid.clientWidth);
  if (top < 0) grid.scrollTop += top;
  else if (below > 0) grid.scrollTop += below;
  if (left < 0) grid.scrollLeft += left;
  else if (beyond > 0) grid.scrollLeft += beyond;
};
