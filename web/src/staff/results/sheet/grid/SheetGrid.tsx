import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from "react";
import type { ScoreMaxima } from "../../../../../../rules/results/score.ts";
import { useMedia, widths } from "../../../../lib/use-media.ts";
import { useRowWindow } from "../../parts/use-row-window.ts";
import type { CellAddress } from "../cells/cell.ts";
import type { SheetStore } from "../cells/sheet-store.ts";
import type { SheetStudent } from "../sheet.ts";
import { GridRow } from "./GridRow.tsx";
import type { Place } from "./grid-actions.ts";
import styles from "./SheetGrid.module.css";
import { type Pasted, useGridKeys } from "./use-grid-keys.ts";

/** The height of most rows in pixels, as in the style sheet. Those with notes are measured. */
const rowHeights = { table: 46, card: 122 };

/** Scrolls the grid by the minimum that shows the control's row or card below the sticky headings. */
const reveal = (grid: HTMLElement, control: HTMLElement): void => {
  const box = grid.getBoundingClientRect();
  const at = (control.closest("[data-row]") ?? control).getBoundingClientRect();
  // On a phone the headings are hidden.
  const head = grid.querySelector("thead")?.getBoundingClientRect().bottom ?? box.top;
  const above = at.top - Math.max(head, box.top);
  const below = at.bottom - (box.top + grid.clientHeight);
  if (above < 0) grid.scrollTop += above;
  else if (below > 0) grid.scrollTop += below;
};

interface SheetGridProps {
  readonly label: string;
  readonly work: SheetStore;
  readonly students: readonly SheetStudent[];
  /** Null where programmes have different ones: each row says its own. */
  readonly maxima: ScoreMaxima | null;
  readonly canEnter: boolean;
  /** The cell that another part of the screen focuses. */
  readonly target: CellAddress | null;
  readonly onPasted: (pasted: Pasted) => void;
}

/**
 * The mark grid, with the keyboard behaviour of a spreadsheet. It renders only visible rows, in
 * a plain table: each row subscribes to its own cells, so that typing renders no other.
 */
export const SheetGrid = (props: SheetGridProps) => {
  const { label, work, students, maxima, canEnter, target, onPasted } = props;
  const grid = useRef<HTMLDivElement>(null);
  const [chosen, setActive] = useState<Place>({ row: 0, field: "ca" });
  // Other rows may be shown now.
  const active = useMemo(() => {
    if (students[chosen.row]?.isDropped === false) return chosen;
    return { row: students.findIndex(({ isDropped }) => !isDropped), field: chosen.field };
  }, [students, chosen]);
  const isComing = useRef(false);
  const isFocusing = useRef(false);
  const rows = useRowWindow({
    box: grid,
    count: students.length,
    rowHeight: useMedia(widths.phone) ? rowHeights.card : rowHeights.table,
    keyOf: useCallback((row: number) => students[row]?.studentId ?? "", [students]),
    // The focused row must not be removed.
    kept: active.row,
  });

  const goTo = (place: Place) => {
    // The focus has followed the active cell, which is not to be rendered again.
    if (isFocusing.current) return;
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
    if (!isComing.current || !grid.current) return;
    const cell = `[data-row="${active.row}"] [data-field="${active.field}"]`;
    const control = grid.current.querySelector<HTMLElement>(cell);
    if (!control) return;
    isComing.current = false;
    reveal(grid.current, control);
    isFocusing.current = true;
    control.focus({ preventScroll: true });
    isFocusing.current = false;
    // Selects the content, so that typing replaces it.
    if (control instanceof HTMLInputElement) control.select();
  }, [active]);

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
              Student
            </th>
            <th scope="col">CA{maxima && ` (${maxima.ca})`}</th>
            <th scope="col">Exam{maxima && ` (${maxima.exam})`}</th>
            <th scope="col">Remark</th>
            <th scope="col">Total</th>
            <th scope="col">Grade</th>
          </tr>
        </thead>
        <tbody style={{ height: rows.getTotalSize() }}>
          {rows.getVirtualItems().map(({ index, start }) => {
            const student = students[index];
            return (
              student && (
                <GridRow
                  key={student.studentId}
                  work={work}
                  student={student}
                  row={index}
                  top={start}
                  active={active.row === index ? active.field : null}
                  canEnter={canEnter}
                  hasOwnMaxima={maxima === null}
                  measure={rows.measureElement}
                />
              )
            );
          })}
        </tbody>
      </table>
    </div>
  );
};
