import { type SheetField, sheetFields } from "../cells/cell.ts";

/** The position of a cell among the shown rows. */
export interface Place {
  readonly row: number;
  readonly field: SheetField;
}

export interface GridKey {
  readonly key: string;
  readonly ctrl: boolean;
  readonly shift: boolean;
  readonly alt: boolean;
}

export type GridAction =
  | { readonly kind: "move"; readonly to: Place }
  /** Starts editing inside the cell, where arrows move the caret. */
  | { readonly kind: "edit" }
  | { readonly kind: "revert" }
  | { readonly kind: "clear" }
  | { readonly kind: "undo" }
  /** Moves the focus out of the grid. */
  | { readonly kind: "leave" };

export interface GridShape {
  readonly rows: number;
  /** False for a read-only row, which is skipped. */
  readonly isOpen: (row: number) => boolean;
  /** The number of visible rows. */
  readonly page: number;
}

const first = sheetFields[0];
export const lastField: SheetField = "remark";

const beside = (field: SheetField, step: 1 | -1): SheetField | undefined =>
  sheetFields[sheetFields.indexOf(field) + step];

/** The nearest editable row from `start` in the direction of `step`. */
const nearestOpenRow = (
  { rows, isOpen }: GridShape,
  start: number,
  step: 1 | -1,
): number | null => {
  for (let row = start; row >= 0 && row < rows; row += step) if (isOpen(row)) return row;
  return null;
};

const toRow = (shape: GridShape, { row, field }: Place, by: number): GridAction => {
  const step = by > 0 ? 1 : -1;
  const aim = Math.min(Math.max(row + by, 0), shape.rows - 1);
  const found =
    nearestOpenRow(shape, aim, step) ?? nearestOpenRow(shape, aim, step === 1 ? -1 : 1) ?? row;
  return { kind: "move", to: { row: found, field } };
};

const moveSideways = (field: SheetField, row: number, step: 1 | -1): GridAction => ({
  kind: "move",
  to: { row, field: beside(field, step) ?? field },
});

/** The next cell in reading order, or out of the grid at its ends. */
const nextCell = (shape: GridShape, { row, field }: Place, step: 1 | -1): GridAction => {
  const next = beside(field, step);
  if (next) return { kind: "move", to: { row, field: next } };
  const other = nearestOpenRow(shape, row + step, step);
  if (other === null) return { kind: "leave" };
  return { kind: "move", to: { row: other, field: step === 1 ? first : lastField } };
};

const moveToCorner = (shape: GridShape, isEnd: boolean): GridAction | null => {
  const row = isEnd ? nearestOpenRow(shape, shape.rows - 1, -1) : nearestOpenRow(shape, 0, 1);
  return row === null ? null : { kind: "move", to: { row, field: isEnd ? lastField : first } };
};

/** The action of a key at a cell, as in spreadsheets; null if the browser handles the key. */
export const actionForKey = (
  { key, ctrl, shift, alt }: GridKey,
  place: Place,
  isEditing: boolean,
  shape: GridShape,
): GridAction | null => {
  if (alt) return null;
  const { row, field } = place;
  switch (key) {
    case "Enter":
      return ctrl ? null : toRow(shape, place, shift ? -1 : 1);
    case "Tab":
      return ctrl ? null : nextCell(shape, place, shift ? -1 : 1);
    case "ArrowDown":
      return toRow(shape, place, ctrl ? shape.rows : 1);
    case "ArrowUp":
      return toRow(shape, place, ctrl ? -shape.rows : -1);
    case "PageDown":
      return toRow(shape, place, shape.page);
    case "PageUp":
      return toRow(shape, place, -shape.page);
    case "Escape":
      return { kind: "revert" };
    case "F2":
      return { kind: "edit" };
  }
  if (ctrl && (key === "Home" || key === "End")) return moveToCorner(shape, key === "End");
  if (isEditing) return null;
  switch (key) {
    case "ArrowLeft":
    case "ArrowRight":
      return shift ? null : moveSideways(field, row, key === "ArrowRight" ? 1 : -1);
    case "Home":
    case "End":
      return shift ? null : { kind: "move", to: { row, field: key === "End" ? lastField : first } };
    case "Delete":
      return { kind: "clear" };
    case "z":
    case "Z":
      return ctrl && !shift ? { kind: "undo" } : null;
  }
  return null;
};
