import { type SheetField, sheetFields } from "../cells/cell.ts";
import type { RowView, SheetStore } from "../cells/sheet-store.ts";
import { sheetTexts } from "../texts.ts";
import { noteId } from "./cell-props.ts";
import styles from "./SheetGrid.module.css";

const fieldLabels = sheetTexts.grid.fields;

interface RowNotesProps {
  readonly work: SheetStore;
  readonly studentId: string;
  readonly cells: RowView["cells"];
  readonly canEnter: boolean;
}

/** The notes and their buttons will be removed, so the focus returns to the cell. */
const backToCell = (button: HTMLElement, field: SheetField) =>
  button.closest("[data-row]")?.querySelector<HTMLElement>(`[data-field="${field}"]`)?.focus();

/** The problems of a row's cells with the buttons to solve them. */
export const RowNotes = ({ work, studentId, cells, canEnter }: RowNotesProps) => {
  const troubled = sheetFields.filter((field) => cells[field].trouble);
  if (troubled.length === 0) return null;
  const note = (field: SheetField) => {
    const { text, trouble } = cells[field];
    const address = { studentId, field };
    const settle = (button: HTMLElement, choice: () => void) => {
      backToCell(button, field);
      choice();
    };
    if (trouble?.kind === "conflict") {
      const { theirs, by } = trouble;
      return (
        <>
          <span>{sheetTexts.conflict.says(fieldLabels[field], text, theirs, by)}</span>
          {canEnter && (
            <button
              type="button"
              onClick={({ currentTarget }) => settle(currentTarget, () => work.keepMine(address))}
            >
              {sheetTexts.conflict.keep(text)}
            </button>
          )}
          <button
            type="button"
            onClick={({ currentTarget }) => settle(currentTarget, () => work.takeTheirs(address))}
          >
            {sheetTexts.conflict.take(theirs)}
          </button>
        </>
      );
    }
    return (
      <>
        <span>{sheetTexts.problem(fieldLabels[field], text, trouble?.message ?? "")}</span>
        <button
          type="button"
          onClick={({ currentTarget }) => settle(currentTarget, () => work.takeTheirs(address))}
        >
          {sheetTexts.discard}
        </button>
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
