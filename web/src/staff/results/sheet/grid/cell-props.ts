import type { SheetField } from "../cells/cell.ts";
import type { CellProblem } from "../cells/sheet-cells.ts";
import type { SheetStore } from "../cells/sheet-store.ts";

/** The props of a cell. They are stable, so that a memoized cell renders only when it changes. */
export interface GridCellProps {
  readonly work: SheetStore;
  readonly studentId: string;
  readonly field: SheetField;
  readonly text: string;
  readonly isUnsaved: boolean;
  readonly trouble: CellProblem | null;
  /** The accessible name. */
  readonly label: string;
  /** Whether it can be edited. */
  readonly isOpen: boolean;
  /** Whether Tab reaches it. */
  readonly isActive: boolean;
}

/** The id of the note about a cell's problem. */
export const noteId = (studentId: string, field: SheetField): string =>
  `note-${studentId}-${field}`;
