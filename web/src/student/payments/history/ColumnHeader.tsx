import type { Header } from "@tanstack/react-table";
import { ColumnResizer } from "./ColumnResizer.tsx";
import styles from "./PaymentTable.module.css";
import type { PaymentRow } from "./payment-rows.ts";

const ariaSort = { asc: "ascending", desc: "descending" } as const;
const marks = { asc: "↑", desc: "↓" } as const;

/** A column header, which sorts when pressed, and its resize handle. */
export const ColumnHeader = ({ header }: { header: Header<PaymentRow, unknown> }) => {
  const { column } = header;
  const label = String(column.columnDef.header);
  const sorted = column.getIsSorted();
  return (
    <th
      scope="col"
      className={styles.header}
      data-column={column.id}
      aria-sort={column.getCanSort() ? (sorted ? ariaSort[sorted] : "none") : undefined}
    >
      {column.getCanSort() ? (
        <button type="button" className={styles.sort} onClick={column.getToggleSortingHandler()}>
          {label}
          <span className={styles.mark} aria-hidden="true">
            {sorted ? marks[sorted] : "↕"}
          </span>
        </button>
      ) : (
        <span className={styles.unsorted}>{label}</span>
      )}
      <ColumnResizer header={header} label={label} />
    </th>
  );
};
