import { Descriptions, Table } from "antd";
import type { ReactNode } from "react";
import { useMedia, widths } from "../../lib/use-media.ts";
import { ScrollBox } from "../kit/ScrollBox.tsx";
import styles from "./Profile.module.css";

interface Column<Row> {
  readonly title: string;
  readonly cell: (row: Row) => ReactNode;
  /** Figures stand below each other, right-aligned. */
  readonly numeric?: boolean;
}

interface HistoryTableProps<Row> {
  /** The accessible name. */
  readonly label: string;
  readonly rows: readonly Row[];
  readonly rowKey: (row: Row) => string;
  readonly columns: readonly Column<Row>[];
  /** Shown if there are no rows. */
  readonly empty: string;
}

/** A short table inside a record's screen. On a phone each row is a list of its own. */
export const HistoryTable = <Row extends object>(props: HistoryTableProps<Row>) => {
  const { label, rows, rowKey, columns, empty } = props;
  const isPhone = useMedia(widths.phone);
  if (rows.length === 0) return <p>{empty}</p>;
  if (isPhone) {
    return (
      <ul className={styles.cards} aria-label={label}>
        {rows.map((row) => (
          <li key={rowKey(row)}>
            <Descriptions
              size="small"
              column={1}
              items={columns.map(({ title, cell }) => ({
                key: title,
                label: title,
                children: cell(row),
              }))}
            />
          </li>
        ))}
      </ul>
    );
  }
  return (
    <ScrollBox className={styles.scroll}>
      <Table<Row>
        aria-label={label}
        size="small"
        pagination={false}
        rowKey={rowKey}
        dataSource={rows}
        columns={columns.map(({ title, cell, numeric = false }) => ({
          key: title,
          title,
          ...(numeric && { align: "right", className: styles.figures ?? "" }),
          render: (_value: unknown, row: Row) => cell(row),
        }))}
      />
    </ScrollBox>
  );
};
