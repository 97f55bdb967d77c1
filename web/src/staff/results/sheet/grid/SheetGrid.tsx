import { useEffect, useLayoutEffect, useMemo, useRef, useState, useSyncExternalStore } from "react";
import type { SheetField } from "../cells/cell.ts";
import type { SheetStore } from "../cells/sheet-store.ts";
import type { SheetStudent } from "../sheet.ts";
import { sheetTexts } from "../texts.ts";
import { GridRow } from "./GridRow.tsx";
import type { Place } from "./grid-actions.ts";
import { controlAt, reveal } from "./grid-controls.ts";
import { rowOffsets } from "./row-offsets.ts";
import styles from "./SheetGrid.module.css";
import { type Pasted, useGridKeys } from "./use-grid-keys.ts";
import { useIsNarrow } from "./use-is-narrow.ts";
import { useRowWindow } from "./use-row-window.ts";

const labels = sheetTexts.grid;

/** In pixels, as in the style sheet: a row, and each line of notes under it, which is higher if it wraps. */
const rowHeight = 46;
const noteHeight = { wide: 40, narrow: 84 };

export interface GridTarget {
  readonly studentId: string;
  readonly field: SheetField;
}

interface SheetGridProps {
  readonly label: string;
  readonly work: SheetStore;
  /** The shown rows in order. */
  readonly students: readonly SheetStudent[];
  readonly maxima: { readonly ca: number; readonly exam: number };
  readonly canEnter: boolean;
  /** The cell that another part of the screen focuses. */
  readonly target: GridTarget | null;
  readonly onPasted: (pasted: Pasted) => void;
}

/** The mark grid, with the keyboard behaviour of a spreadsheet. It renders only visible rows. */
export const SheetGrid = (props: SheetGridProps) => {
  const { label, work, students, maxima, canEnter, target, onPasted } = props;
  const grid = useRef<HTMLDivElement>(null);
  const isNarrow = useIsNarrow(grid);
  const [chosen, setActive] = useState<Place>({ row: 0, field: "ca" });
  // Other rows may be shown now.
  const active = useMemo(() => {
    if (students[chosen.row]?.isDropped === false) return chosen;
    return { row: students.findIndex(({ isDropped }) => !isDropped), field: chosen.field };
  }, [students, chosen]);
  const isComing = useRef(false);
  const notes = useSyncExternalStore(work.watch, () => work.notes());
  const offsets = useMemo(() => {
    const perNote = isNarrow ? noteHeight.narrow : noteHeight.wide;
    return rowOffsets(
      students.map(({ studentId }) => rowHeight + (notes.get(studentId) ?? 0) * perNote),
    );
  }, [students, notes, isNarrow]);
  const { from, to } = useRowWindow(grid, offsets, students.length);

  const goTo = (place: Place) => {
    isComing.current = true;
    setActive({ ...place });
  };
  const listeners = useGridKeys({ work, students, goTo, onPasted });

  useEffect(() => {
    // Without focusable cells the container itself is scrolled by keyboard.
    if (canEnter) grid.current?.removeAttribute("tabindex");
    else if (grid.current) grid.current.tabIndex = 0;
  }, [canEnter]);
  useEffect(() => {
    if (!target) return;
    const row = students.findIndex(({ studentId }) => studentId === target.studentId);
    if (row < 0) return;
    isComing.current = true;
    setActive({ row, field: target.field });
  }, [target, students]);
  useLayoutEffect(() => {
    const control = isComing.current && grid.current && controlAt(grid.current, active);
    if (!control || !grid.current) return;
    isComing.current = false;
    reveal(grid.current, control);
    if (document.activeElement !== control) control.focus({ preventScroll: true });
    // Selects the content, so that typing replaces it.
    if (control instanceof HTMLInputElement) control.select();
  }, [active]);

  const shown = students.slice(from, to).map((student, index) => ({ student, row: from + index }));
  const activeStudent = students[active.row];
  const isActiveShown = active.row >= from && active.row < to;
  if (activeStudent && !isActiveShown) shown.push({ student: activeStudent, row: active.row });
  return (
    <div ref={grid} className={styles.scroll}>
      <table
        role={canEnter ? "grid" : undefined}
        aria-label={label}
        aria-rowcount={students.length + 1}
        aria-colcount={6}
        className={styles.grid}
        {...(canEnter && listeners)}
      >
        <thead>
          <tr aria-rowindex={1} className={styles.head}>
            <th scope="col" className={styles.name}>
              {labels.columns.name}
            </th>
            <th scope="col">{labels.columns.ca(maxima.ca)}</th>
            <th scope="col">{labels.columns.exam(maxima.exam)}</th>
            <th scope="col">{labels.columns.remark}</th>
            <th scope="col">{labels.columns.total}</th>
            <th scope="col">{labels.columns.grade}</th>
          </tr>
        </thead>
        <tbody style={{ height: offsets.height }}>
          {shown.map(({ student, row }) => (
            <GridRow
              key={student.studentId}
              work={work}
              student={student}
              row={row}
              top={offsets.top(row)}
              active={active.row === row ? active.field : null}
              canEnter={canEnter}
            />
          ))}
        </tbody>
      </table>
    </div>
  );
};
