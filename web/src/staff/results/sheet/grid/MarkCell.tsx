import { memo } from "react";
import { classNames } from "../../../../lib/class-names.ts";
import { type GridCellProps, noteId } from "./cell-props.ts";
import styles from "./SheetGrid.module.css";

export const MarkCell = memo((props: GridCellProps) => {
  const { field, text, isUnsaved, trouble, label, isOpen, isActive } = props;
  const { work, studentId } = props;
  return (
    <td className={classNames(styles.mark, trouble ? styles.trouble : isUnsaved && styles.unsaved)}>
      {isOpen ? (
        <input
          type="text"
          inputMode="numeric"
          autoComplete="off"
          aria-label={label}
          aria-invalid={trouble ? true : undefined}
          aria-describedby={trouble ? noteId(studentId, field) : undefined}
          tabIndex={isActive ? 0 : -1}
          data-field={field}
          value={text}
          onChange={(event) => work.type({ studentId, field }, event.currentTarget.value)}
        />
      ) : (
        <span>{text}</span>
      )}
    </td>
  );
});
