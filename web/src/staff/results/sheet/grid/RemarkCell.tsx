import { memo } from "react";
import { classNames } from "../../../../lib/class-names.ts";
import { sheetTexts } from "../texts.ts";
import { type GridCellProps, noteId } from "./cell-props.ts";
import styles from "./SheetGrid.module.css";

const labels: Readonly<Record<string, string>> = sheetTexts.grid.remarks;

/** A select box for the remark. An invalid pasted remark stays visible. */
export const RemarkCell = memo((props: GridCellProps) => {
  const { field, text, isUnsaved, trouble, label, isOpen, isActive } = props;
  const { work, studentId } = props;
  const choices = Object.keys(labels);
  return (
    <td
      className={classNames(styles.remark, trouble ? styles.trouble : isUnsaved && styles.unsaved)}
    >
      {isOpen ? (
        <select
          aria-label={label}
          aria-invalid={trouble ? true : undefined}
          aria-describedby={trouble ? noteId(studentId, field) : undefined}
          tabIndex={isActive ? 0 : -1}
          data-field={field}
          value={text}
          onChange={(event) => work.enter([{ studentId, field, text: event.currentTarget.value }])}
        >
          {[...choices, ...(choices.includes(text) ? [] : [text])].map((choice) => (
            <option key={choice} value={choice}>
              {labels[choice] ?? choice}
            </option>
          ))}
        </select>
      ) : (
        <span>{text && (labels[text] ?? text)}</span>
      )}
    </td>
  );
});
