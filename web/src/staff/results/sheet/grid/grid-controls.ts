import { sheetFields } from "../cells/cell.ts";
import {
  actionForKey,
  type GridAction,
  type GridKey,
  type GridShape,
  lastField,
  type Place,
} from "./grid-actions.ts";

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

/** Scrolls the grid by the minimum that shows the control's row or card below the sticky headings. */
export const reveal = (grid: HTMLElement, control: HTMLElement): void => {
  const box = grid.getBoundingClientRect();
  const at = (control.closest("[data-row]") ?? control).getBoundingClientRect();
  // On a phone the headings are hidden.
  const head = grid.querySelector("thead")?.getBoundingClientRect().bottom ?? box.top;
  const above = at.top - Math.max(head, box.top);
  const below = at.bottom - (box.top + grid.clientHeight);
  if (above < 0) grid.scrollTop += above;
  else if (below > 0) grid.scrollTop += below;
};

interface NoteButtonPosition {
  readonly row: number;
  readonly isFirst: boolean;
  readonly isLast: boolean;
}

const buttonsOf = (row: Element): readonly HTMLElement[] =>
  Array.from(row.querySelectorAll<HTMLElement>("button"));

/** The first button below a cell's row. */
export const firstNoteButton = (cell: HTMLElement): HTMLElement | undefined => {
  const row = cell.closest("[data-row]");
  return row ? buttonsOf(row)[0] : undefined;
};

/** The position of a button among those below a row; null if it is none of them. */
export const noteButtonPosition = (target: EventTarget): NoteButtonPosition | null => {
  if (!(target instanceof HTMLButtonElement)) return null;
  const row = target.closest<HTMLElement>("[data-row]");
  if (!row) return null;
  const buttons = buttonsOf(row);
  return {
    row: Number(row.dataset.row),
    isFirst: buttons[0] === target,
    isLast: buttons.at(-1) === target,
  };
};

/** The action of a key at such a button. Arrows return to the cells, and so does Tab past the last button. */
export const actionForNoteKey = (
  pressed: GridKey,
  { row, isFirst, isLast }: NoteButtonPosition,
  shape: GridShape,
): GridAction | null => {
  const cell = { row, field: lastField };
  switch (pressed.key) {
    case "ArrowUp":
      return { kind: "move", to: cell };
    case "ArrowDown":
      return actionForKey(pressed, cell, false, shape);
    case "Tab":
      if (pressed.shift) return isFirst ? { kind: "move", to: cell } : null;
      return isLast ? actionForKey(pressed, cell, false, shape) : null;
  }
  return null;
};
