import { Pagination, Table } from "antd";
import { type ReactNode, useState } from "react";
import { useMedia, widths } from "../../lib/use-media.ts";
import { FactLine } from "../kit/FactGrid.tsx";
import { ScrollBox } from "../kit/ScrollBox.tsx";
import styles from "./Dashboards.module.css";

interface FigureRow {
  readonly key: string;
  readonly cells: readonly ReactNode[];
}

interface FigureTableProps {
  /** The table's accessible name. */
  readonly label: string;
  readonly columns: readonly string[];
  readonly rows: readonly FigureRow[];
  /** The number of text columns from the left. Default: 1. */
  readonly textColumns?: number;
  /** The number of text columns from the right. Default: 0. */
  readonly lastTextColumns?: number;
  /** The rows of a page. Without it all rows are shown. */
  readonly pageSize?: number;
  /** The totals. */
  readonly foot?: readonly ReactNode[];
}

/** The rows as a list, each with its facts under its name. */
const FigureList = ({ label, columns, rows, pageSize = rows.length }: FigureTableProps) => {
  const [page, setPage] = useState(1);
  return (
    <>
      <ul className={styles.list} aria-label={label}>
        {rows
          .slice((page - 1) * pageSize, page * pageSize)
          .map(({ key, cells: [name, ...figures] }) => (
            <li key={key}>
              <span className={styles.name}>{name}</span>
              <FactLine
                facts={figures
                  .map((figure, index) => [columns[index + 1] ?? "", figure] as const)
                  // Totals leave out what cannot be added.
                  .filter(([, figure]) => figure !== "")}
              />
            </li>
          ))}
      </ul>
      {rows.length > pageSize && (
        <Pagination
          simple
          total={rows.length}
          pageSize={pageSize}
          current={page}
          onChange={setPage}
        />
      )}
    </>
  );
};

/**
 * A small table of figures. The first cell of a row is its header. A wide table scrolls inside its container. On a phone
 * it is a list.
 */
export const FigureTable = (props: FigureTableProps) => {
  const { label, columns, rows, textColumns = 1, lastTextColumns = 0, pageSize, foot } = props;
  const firstLastText = columns.length - lastTextColumns;
  const total = foot && { key: "total", cells: foot };
  if (useMedia(widths.phone))
    return <FigureList {...props} rows={total ? [...rows, total] : rows} />;
  const align = (index: number) =>
    index < textColumns || index >= firstLastText ? "left" : "right";
  return (
    <ScrollBox className={styles.scroll}>
      <Table<FigureRow>
        className={styles.figures ?? ""}
        size="small"
        aria-label={label}
        rowKey="key"
        pagination={
          pageSize !== undefined && { pageSize, hideOnSinglePage: true, showSizeChanger: false }
        }
        dataSource={[...rows]}
        columns={columns.map((title, index) => ({
          key: title,
          title,
          align: align(index),
          ...(index === 0 && { rowScope: "row" }),
          render: (_: unknown, { cells }: FigureRow) => cells[index],
        }))}
        {...(foot && {
          summary: () => (
            <Table.Summary.Row>
              {foot.map((figure, index) => (
                <Table.Summary.Cell key={columns[index]} index={index} align={align(index)}>
                  {figure}
                </Table.Summary.Cell>
              ))}
            </Table.Summary.Row>
          ),
        })}
      />
    </ScrollBox>
  );
};
