import type { ReactNode } from "react";
import { ScrollBox } from "../kit/ScrollBox.tsx";
import styles from "./HistoryTable.module.css";

interface HistoryTableProps<Row> {
  /** The table's accessible name. */
  readonly label: string;
  readonly rows: readonly Row[];
  readonly rowKey: (row: Row) => string;
  readonly columns: readonly { readonly title: string; readonly cell: (row: Row) => ReactNode }[];
  /** Shown if there are no rows. */
  readonly empty: string;
}

/** A short table inside a record's screen. A wide table scrolls inside its card. */
export const HistoryTable = <Row,>({
  label,
  rows,
  rowKey,
  columns,
  empty,
}: HistoryTableProps<Row>) =>
  rows.length === 0 ? (
    <p>{empty}</p>
  ) : (
    <ScrollBox className={styles.scroll}>
      <table className={styles.table} aria-label={label}>
        <thead>
          <tr>
            {columns.map(({ title }) => (
              <th key={title} scope="col">
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={rowKey(row)}>
              {columns.map(({ title, cell }) => (
                <td key={title}>{cell(row)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollBox>
  );
