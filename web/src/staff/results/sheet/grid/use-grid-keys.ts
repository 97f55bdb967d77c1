import {
  type ClipboardEvent,
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  useRef,
} from "react";
import { type CellAddress, sheetFields } from "../cells/cell.ts";
import type { SheetStore } from "../cells/sheet-store.ts";
import type { SheetStudent } from "../sheet.ts";
import { actionForKey, type GridAction, lastField, type Place } from "./grid-actions.ts";
import { mapPastedBlock, type PastedBlock, parseClipboard } from "./paste.ts";

type SheetControl = HTMLInputElement | HTMLSelectElement;

const isControl = (target: EventTarget): target is SheetControl =>
  (target instanceof HTMLInputElement || target instanceof HTMLSelectElement) &&
  target.dataset.field !== undefined;

const rowAt = (target: Element): HTMLElement | null => target.closest<HTMLElement>("[data-row]");

/** The position of a control's cell; null if it is no cell. */
const cellPositionOf = (target: EventTarget): Place | null => {
  if (!isControl(target)) return null;
  const field = sheetFields.find((name) => name === target.dataset.field);
  const row = Number(rowAt(target)?.dataset.row);
  return field && Number.isInteger(row) ? { row, field } : null;
};

/** The result of a paste: the cells that were entered, and those left out. */
export type Pasted = PastedBlock["left"] & { readonly entered: number };

interface GridKeys {
  readonly work: SheetStore;
  readonly students: readonly SheetStudent[];
  readonly goTo: (place: Place) => void;
  readonly onPasted: (pasted: Pasted) => void;
}

/** The number of rows for Page Up and Page Down. */
const page = 12;

/** The event listeners of the whole grid: one per event, whatever the number of cells. */
export const useGridKeys = ({ work, students, goTo, onPasted }: GridKeys) => {
  /** True while arrows move the caret inside the cell. */
  const isEditing = useRef(false);
  /** Escape was pressed with nothing to discard, so Tab leaves the grid. */
  const mayLeave = useRef(false);
  const wasFocused = useRef(false);
  const shape = {
    rows: students.length,
    isOpen: (row: number) => students[row]?.isDropped === false,
    page,
  };

  const addressAt = ({ row, field }: Place): CellAddress | null => {
    const student = students[row];
    return student ? { studentId: student.studentId, field } : null;
  };
  const edit = (control: SheetControl) => {
    if (control instanceof HTMLSelectElement) {
      control.showPicker?.();
      return;
    }
    isEditing.current = true;
    control.setSelectionRange(control.value.length, control.value.length);
  };
  /** Runs the action of a key. Returns false if the browser should handle it. */
  const act = (action: GridAction, place: Place, control: SheetControl): boolean => {
    const address = addressAt(place);
    if (!address) return false;
    switch (action.kind) {
      case "move":
        work.commit(address);
        isEditing.current = false;
        goTo(action.to);
        return true;
      case "edit":
        edit(control);
        return true;
      case "revert":
        mayLeave.current = !work.cells.revert(address) && !isEditing.current;
        isEditing.current = false;
        goTo(place);
        return true;
      case "clear":
        work.enter([{ ...address, text: "" }]);
        goTo(place);
        return true;
      case "undo": {
        const at = work.undo();
        const row = students.findIndex(({ studentId }) => studentId === at?.studentId);
        if (at && row >= 0) goTo({ row, field: at.field });
        return true;
      }
      case "leave":
        work.commit(address);
        return false;
    }
  };

  /** At a button below a row, arrows return to the cells, and so does Tab past the first or the last button. */
  const onNoteKey = (event: KeyboardEvent<HTMLElement>, button: HTMLButtonElement) => {
    const row = rowAt(button);
    if (!row) return;
    const { key, shiftKey: shift } = event;
    const buttons = [...row.querySelectorAll("button")];
    const cell = { row: Number(row.dataset.row), field: lastField };
    const isUp = key === "ArrowUp" || (key === "Tab" && shift && buttons[0] === button);
    const isDown = key === "ArrowDown" || (key === "Tab" && !shift && buttons.at(-1) === button);
    const pressed = { key, ctrl: event.ctrlKey || event.metaKey, shift, alt: event.altKey };
    const action = isDown ? actionForKey(pressed, cell, false, shape) : null;
    if (!isUp && action?.kind !== "move") return;
    event.preventDefault();
    goTo(action?.kind === "move" ? action.to : cell);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const { key, ctrlKey, metaKey, shiftKey, altKey, target } = event;
    if (target instanceof HTMLButtonElement) return onNoteKey(event, target);
    const pressed = { key, ctrl: ctrlKey || metaKey, shift: shiftKey, alt: altKey };
    const place = cellPositionOf(target);
    const address = place && addressAt(place);
    if (!address || !isControl(target) || (key === "Tab" && mayLeave.current)) return;
    if (key !== "Shift") mayLeave.current = false;
    const action = actionForKey(pressed, place, isEditing.current, shape);
    if (!action) return;
    // While a person types, the browser handles these inside the cell.
    const isOwn = action.kind === "undo" || action.kind === "clear";
    if (isOwn && work.cells.isTyping(address)) return;
    const isTabOut = key === "Tab" && !shiftKey && place.field === lastField;
    const note = isTabOut && rowAt(target)?.querySelector("button");
    if (note) {
      work.commit(address);
      note.focus();
      event.preventDefault();
    } else if (act(action, place, target)) event.preventDefault();
  };
  const onFocus = ({ target }: FocusEvent<HTMLElement>) => {
    const place = cellPositionOf(target);
    if (!place) return;
    isEditing.current = false;
    mayLeave.current = false;
    wasFocused.current = false;
    goTo(place);
  };
  const onBlur = ({ target }: FocusEvent<HTMLElement>) => {
    const place = cellPositionOf(target);
    const address = place && addressAt(place);
    if (address) work.commit(address);
  };
  /** The first click selects the cell, the second one starts editing. */
  const onClick = ({ target }: MouseEvent<HTMLElement>) => {
    if (!(target instanceof HTMLInputElement) || !cellPositionOf(target)) return;
    if (wasFocused.current) isEditing.current = true;
    else target.select();
    wasFocused.current = true;
  };
  const onPaste = (event: ClipboardEvent<HTMLElement>) => {
    const place = cellPositionOf(event.target);
    const text = event.clipboardData.getData("text/plain");
    if (!place || text === "") return;
    const block = parseClipboard(text);
    const isOneCell = block.length === 1 && block[0]?.length === 1;
    if (isOneCell && isEditing.current) return;
    event.preventDefault();
    const rows = students.map(({ studentId, isDropped }) => ({ studentId, isOpen: !isDropped }));
    const { cells, left } = mapPastedBlock(block, rows, place);
    const address = addressAt(place);
    if (address) work.cells.revert(address);
    work.enter(cells);
    if (!isOneCell) onPasted({ entered: cells.length, ...left });
  };
  return { onKeyDown, onFocus, onBlur, onClick, onPaste };
};
