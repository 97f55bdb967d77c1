import {
  type ClipboardEvent,
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  useRef,
} from "react";
import type { CellAddress } from "../cells/cell.ts";
import type { SheetStore } from "../cells/sheet-store.ts";
import type { SheetStudent } from "../sheet.ts";
import { actionForKey, type GridAction, lastField, type Place } from "./grid-actions.ts";
import {
  actionForNoteKey,
  cellPositionOf,
  firstNoteButton,
  isControl,
  noteButtonPosition,
  type SheetControl,
} from "./grid-controls.ts";
import { mapPastedBlock, parseClipboard } from "./paste.ts";

/** The result of a paste. */
export interface Pasted {
  readonly entered: number;
  readonly below: number;
  readonly beside: number;
  readonly closed: number;
}

interface GridKeys {
  readonly work: SheetStore;
  /** The shown rows. */
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
        mayLeave.current = !work.revert(address) && !isEditing.current;
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

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const { key, ctrlKey, metaKey, shiftKey, altKey, target } = event;
    const pressed = { key, ctrl: ctrlKey || metaKey, shift: shiftKey, alt: altKey };
    const from = noteButtonPosition(target);
    if (from) {
      const action = actionForNoteKey(pressed, from, shape);
      if (action?.kind !== "move") return;
      event.preventDefault();
      goTo(action.to);
      return;
    }
    const place = cellPositionOf(target);
    const address = place && addressAt(place);
    if (!address || !isControl(target) || (key === "Tab" && mayLeave.current)) return;
    if (key !== "Shift") mayLeave.current = false;
    const action = actionForKey(pressed, place, isEditing.current, shape);
    if (!action) return;
    // While a person types, the browser handles these inside the cell.
    const isOwn = action.kind === "undo" || action.kind === "clear";
    if (isOwn && work.isTyping(address)) return;
    const note = key === "Tab" && !shiftKey && place.field === lastField && firstNoteButton(target);
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
    if (address) work.revert(address);
    work.enter(cells);
    if (!isOneCell) onPasted({ entered: cells.length, ...left });
  };
  return { onKeyDown, onFocus, onBlur, onClick, onPaste };
};
