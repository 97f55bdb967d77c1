import type { SheetField } from "../cells/cell.ts";
import type { CellTrouble } from "../cells/sheet-cells.ts";
import type { SheetWork } from "../cells/sheet-work.ts";

/** What a cell of the grid is drawn from: values that stay the same while it does, so that it is drawn only when it changes. */
export interface GridCellProps {
  readonly work: SheetWork;
  readonly studentId: string;
  readonly field: SheetField;
  readonly text: string;
  readonly isUnsaved: boolean;
  readonly trouble: CellTrouble | null;
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
