import { Button } from "antd";
import { memo, useCallback, useSyncExternalStore } from "react";
import { classNames } from "../../../../lib/class-names.ts";
import { resultTexts } from "../../parts/texts.ts";
import { type SheetField, sheetFields } from "../cells/cell.ts";
import type { CellView } from "../cells/sheet-cells.ts";
import type { RowView, SheetStore } from "../cells/sheet-store.ts";
import type { SheetStudent } from "../sheet.ts";
import styles from "./SheetGrid.module.css";

const fieldLabels = { ca: "CA", exam: "Exam", remark: "Remark" } as const;

const remarks: Readonly<Record<string, string>> = {
  "": "–",
  absent: resultTexts.remarks.ABSENT,
  withheld: resultTexts.remarks.WITHHELD,
};

interface GridRowProps {
  readonly work: SheetStore;
  readonly student: SheetStudent;
  /** The index among the shown rows, from 0. */
  readonly row: number;
  readonly top: number;
  /** The field of the row that Tab reaches; null if it is in another row. */
  readonly active: SheetField | null;
  readonly canEnter: boolean;
  /** Whether the row says how its student's marks are divided. */
  readonly hasOwnMaxima: boolean;
  readonly measure: (row: HTMLElement | null) => void;
}

/** A student's row. It subscribes only to its own cells, so typing renders no other row. */
export const GridRow = memo((props: GridRowProps) => {
  const { work, student, row, top, active, canEnter, hasOwnMaxima, measure } = props;
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
    label: `${fieldLabels[field]}, ${name}, ${matricNumber}`,
    isOpen,
    isActive: active === field,
  });
  const tags = [
    isCarryover && "Carryover",
    isDropped && "Dropped",
    standing !== "ACTIVE" && resultTexts.standings[standing],
    hasOwnMaxima && `CA ${student.caMaximum}, exam ${100 - student.caMaximum}`,
  ];
  return (
    <tr
      ref={measure}
      aria-rowindex={row + 2}
      className={classNames(styles.row, isDropped && styles.dropped)}
      style={{ top }}
      data-row={row}
      data-index={row}
    >
      <th scope="row" className={styles.name}>
        <span className={styles.who}>{name}</span>
        <span className={styles.number}>
          {matricNumber}
          {tags.map(
            (tag) =>
              tag && (
                <span key={tag} className={styles.tag}>
                  {tag}
                </span>
              ),
          )}
        </span>
      </th>
      <Cell {...cellProps("ca")} />
      <Cell {...cellProps("exam")} />
      <Cell {...cellProps("remark")} />
      <td className={styles.figure} data-label="Total">
        {total ?? ""}
      </td>
      <td
        className={classNames(styles.figure, grade !== null && !isPassed && styles.failed)}
        data-label="Grade"
      >
        {grade ?? ""}
      </td>
      <Notes work={work} studentId={studentId} cells={cells} canEnter={isOpen} />
    </tr>
  );
});

/** The id of the note about a cell's problem. */
const noteId = (studentId: string, field: SheetField): string => `note-${studentId}-${field}`;

/** The props of a cell. They are stable, so that a memoized cell renders only when it changes. */
interface CellProps extends CellView {
  readonly work: SheetStore;
  readonly studentId: string;
  readonly field: SheetField;
  readonly label: string;
  /** Whether it can be edited. */
  readonly isOpen: boolean;
  /** Whether Tab reaches it. */
  readonly isActive: boolean;
}

const Cell = memo((props: CellProps) => {
  const { work, studentId, field, text, isUnsaved, trouble, label, isOpen, isActive } = props;
  const isRemark = field === "remark";
  const control = {
    "aria-label": label,
    "aria-invalid": trouble ? true : undefined,
    "aria-describedby": trouble ? noteId(studentId, field) : undefined,
    tabIndex: isActive ? 0 : -1,
    "data-field": field,
    value: text,
  };
  const content = () => {
    if (!isOpen) return <span>{isRemark ? text && (remarks[text] ?? text) : text}</span>;
    if (!isRemark) {
      // A plain input, as the select below: a scroll renders dozens of cells at once, and the grid moves the focus among them itself.
      return (
        <input
          {...control}
          type="text"
          inputMode="numeric"
          autoComplete="off"
          onChange={(event) => work.cells.type({ studentId, field }, event.currentTarget.value)}
        />
      );
    }
    // An invalid pasted remark stays visible.
    const choices = text in remarks ? Object.keys(remarks) : [...Object.keys(remarks), text];
    return (
      <select
        {...control}
        onChange={(event) => work.enter([{ studentId, field, text: event.currentTarget.value }])}
      >
        {choices.map((choice) => (
          <option key={choice} value={choice}>
            {remarks[choice] ?? choice}
          </option>
        ))}
      </select>
    );
  };
  return (
    <td
      className={classNames(
        isRemark ? styles.remark : styles.mark,
        trouble ? styles.trouble : isUnsaved && styles.unsaved,
      )}
      data-label={fieldLabels[field]}
    >
      {content()}
    </td>
  );
});

interface NotesProps {
  readonly work: SheetStore;
  readonly studentId: string;
  readonly cells: RowView["cells"];
  readonly canEnter: boolean;
}

/** The problems of a row's cells with the buttons to solve them. */
const Notes = ({ work, studentId, cells, canEnter }: NotesProps) => {
  const troubled = sheetFields.filter((field) => cells[field].trouble);
  if (troubled.length === 0) return null;
  const note = (field: SheetField) => {
    const { text, trouble } = cells[field];
    const address = { studentId, field };
    const button = (label: string, choice: () => void) => (
      <Button
        size="small"
        onClick={({ currentTarget }) => {
          // The notes and their buttons will be removed, so the focus returns to the cell.
          currentTarget
            .closest("[data-row]")
            ?.querySelector<HTMLElement>(`[data-field="${field}"]`)
            ?.focus();
          choice();
        }}
      >
        {label}
      </Button>
    );
    if (trouble?.kind !== "conflict") {
      return (
        <>
          <span>{`${fieldLabels[field]} “${text}” is not saved. ${trouble?.message ?? ""}`}</span>
          {button("Discard", () => work.takeTheirs(address))}
        </>
      );
    }
    const { theirs, by } = trouble;
    return (
      <>
        <span>
          {`${fieldLabels[field]}: you entered ${text || "nothing"}, ${by ?? "you, in another window,"} saved ${theirs || "nothing"} meanwhile.`}
        </span>
        {canEnter && button(`Keep ${text || "nothing"}`, () => work.keepMine(address))}
        {button(`Take ${theirs || "nothing"}`, () => work.takeTheirs(address))}
      </>
    );
  };
  return (
    <td colSpan={6} className={styles.notes}>
      {troubled.map((field) => (
        <div key={field} id={noteId(studentId, field)} className={styles.note}>
          {note(field)}
        </div>
      ))}
    </td>
  );
};
