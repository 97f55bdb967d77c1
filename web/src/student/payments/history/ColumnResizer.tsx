import type { Header } from "@tanstack/react-table";
import type { KeyboardEvent } from "react";
import { classNames } from "../../../lib/class-names.ts";
import styles from "./PaymentTable.module.css";
import { paymentHistoryTexts } from "./payment-history-texts.ts";
import type { PaymentRow } from "./payment-rows.ts";

/** The step of the arrow keys in pixels. */
const step = 10;

interface ColumnResizerProps {
  readonly header: Header<PaymentRow, unknown>;
  readonly label: string;
}

/** The resize handle of a column: dragged, or moved with arrow keys, Home and End. */
export const ColumnResizer = ({ header, label }: ColumnResizerProps) => {
  const { column, getContext } = header;
  const { minSize = 0, maxSize = 0 } = column.columnDef;
  const width = column.getSize();
  const targets: Record<string, number> = {
    ArrowLeft: width - step,
    ArrowRight: width + step,
    Home: minSize,
    End: maxSize,
  };
  const press = (event: KeyboardEvent) => {
    const target = targets[event.key];
    if (target === undefined) return;
    event.preventDefault();
    const bounded = Math.min(maxSize, Math.max(minSize, target));
    getContext().table.setColumnSizing((widths) => ({ ...widths, [column.id]: bounded }));
  };
  const drag = header.getResizeHandler();
  return (
    <hr
      tabIndex={0}
      aria-orientation="vertical"
      aria-label={paymentHistoryTexts.resize(label)}
      aria-valuemin={minSize}
      aria-valuemax={maxSize}
      aria-valuenow={width}
      className={classNames(styles.resizer, column.getIsResizing() && styles.resizing)}
      onMouseDown={drag}
      onTouchStart={drag}
      onKeyDown={press}
    />
  );
};
