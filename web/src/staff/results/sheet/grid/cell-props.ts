import type { SheetField } from "../cells/cell.ts";
import type { CellProblem } from "../cells/sheet-cells.ts";
import type { SheetStore } from "../cells/sheet-store.ts";

/** What a cell of the grid is drawn from: values that stay the same while it does, so that it is drawn only when it changes. */
export interface GridCellProps {
  readonly work: SheetStore;
  readonly studentId: string;
  readonly field: SheetField;
  readonly text: string;
  readonly isUnsaved: boolean;
  readonly trouble: CellProblem | null;
  /** Names it for a screen reader. */
  readonly label: string;
  /** Takes something. */
  readonly isOpen: boolean;
  /** The one the Tab key comes to. */
  readonly isActive: boolean;
}

/** Of the words about a cell's trouble. */
export const noteId = (studentId: string, field: SheetField): string =>
  `note-${studentId}-${field}`;
