import { memo, useCallback, useSyncExternalStore } from "react";
import { classNames } from "../../../../lib/class-names.ts";
import { resultTexts } from "../../parts/texts.ts";
import type { SheetField } from "../cells/cell.ts";
import type { SheetStore } from "../cells/sheet-store.ts";
import type { SheetStudent } from "../sheet.ts";
import { sheetTexts } from "../texts.ts";
import { MarkCell } from "./MarkCell.tsx";
import { RemarkCell } from "./RemarkCell.tsx";
import { RowNotes } from "./RowNotes.tsx";
import styles from "./SheetGrid.module.css";

const labels = sheetTexts.grid;

interface GridRowProps {
  readonly work: SheetStore;
  readonly student: SheetStudent;
  /** The index among the shown rows, from 0. */
  readonly row: number;
  readonly top: number;
  /** The field of the row that Tab reaches; null if it is in another row. */
  readonly active: SheetField | null;
  readonly canEnter: boolean;
}

/** A tag of a student, abbreviated on narrow screens. */
const Tag = ({ word, short }: { readonly word: string; readonly short: string }) => (
  <span className={styles.tag} data-short={short}>
    {word}
  </span>
);

/** A student's row. It subscribes only to its own cells, so typing renders no other row. */
export const GridRow = memo(({ work, student, row, top, active, canEnter }: GridRowProps) => {
  const { studentId, name, matricNumber, isCarryover, isDropped, standing } = student;
  const { cells, total, grade, isPassed } = useSyncExternalStore(
    useCallback((watcher: () => void) => work.watchRow(studentId, watcher), [work, studentId]),
    () => work.row(studentId),
  );
  const isOpen = canEnter && !isDropped;
  const cellProps = (field: SheetField) => ({
    ...cells[field],
    work,
    studentId,
    field,
    label: labels.cell(labels.fields[field], name, matricNumber),
    isOpen,
    isActive: active === field,
  });
  return (
    <tr
      aria-rowindex={row + 2}
      className={classNames(styles.row, isDropped && styles.dropped)}
      style={{ top }}
      data-row={row}
    >
      <th scope="row" className={styles.name}>
        <span className={styles.who}>{name}</span>
        <span className={styles.number}>
          {matricNumber}
          {isCarryover && <Tag {...labels.carryover} />}
          {isDropped && <Tag {...labels.dropped} />}
          {standing !== "ACTIVE" && (
            <Tag word={resultTexts.standings[standing]} short={resultTexts.standings[standing]} />
          )}
        </span>
      </th>
      <MarkCell {...cellProps("ca")} />
      <MarkCell {...cellProps("exam")} />
      <RemarkCell {...cellProps("remark")} />
      <td className={styles.figure}>{total ?? ""}</td>
      <td className={classNames(styles.figure, grade !== null && !isPassed && styles.failed)}>
        {grade ?? ""}
      </td>
      <RowNotes work={work} studentId={studentId} cells={cells} canEnter={isOpen} />
    </tr>
  );
});
