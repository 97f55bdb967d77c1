import {
  actionForKey,
  type GridAction,
  type GridKey,
  type GridShape,
  lastField,
} from "./grid-actions.ts";

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
