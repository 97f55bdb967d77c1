import { Card, Flex, Pagination, Select, Table } from "antd";
import { type ReactNode, useState } from "react";
import { useIsPhone } from "../../kit/list/use-is-phone.ts";
import styles from "./RowTable.module.css";
import { formatCount } from "./texts.ts";

export interface RowColumn<Row> {
  readonly title: string;
  readonly cell: (row: Row) => ReactNode;
  /** The order of the rows by this column. */
  readonly sort?: (one: Row, other: Row) => number;
  /** Right-aligned with tabular figures. */
  readonly numeric?: boolean;
  readonly width?: number | string;
  /** The place on a phone's card. The card leaves out columns without one. The title also heads the table's row. */
  readonly card?: "title" | "status" | "fact" | "action";
}

export interface RowTableProps<Row> {
  /** The accessible name. */
  readonly label: string;
  readonly rows: readonly Row[];
  readonly rowKey: (row: Row) => string;
  readonly columns: readonly RowColumn<Row>[];
  /** Rows that follow the others in every order. */
  readonly isLast?: (row: Row) => boolean;
  /** The rows of a page. Default: all. */
  readonly perPage?: number;
  /** The title of the column that sorts the rows at first. Default: the given order. */
  readonly sortedBy?: string;
}

interface Order {
  readonly by: string;
  readonly isDescending: boolean;
}

const nameOf = ({ by, isDescending }: Order) =>
  `${by}, ${isDescending ? "descending" : "ascending"}`;

/** Rows that are all loaded, sorted and paged in the browser: a table, on a phone cards. */
export const RowTable = <Row extends object>({
  label,
  rows,
  rowKey,
  columns,
  isLast = () => false,
  perPage = Number.POSITIVE_INFINITY,
  sortedBy,
}: RowTableProps<Row>) => {
  const isPhone = useIsPhone();
  const [order, setOrder] = useState<Order | null>(
    sortedBy === undefined ? null : { by: sortedBy, isDescending: false },
  );
  const [wanted, setPage] = useState(1);
  const compare = columns.find(({ title }) => title === order?.by)?.sort;
  const sorted =
    order && compare
      ? rows.toSorted(
          (one, other) =>
            Number(isLast(one)) - Number(isLast(other)) ||
            compare(one, other) * (order.isDescending ? -1 : 1),
        )
      : rows;
  const page = Math.min(wanted, Math.max(1, Math.ceil(rows.length / perPage)));
  const shown =
    rows.length > perPage ? sorted.slice((page - 1) * perPage, page * perPage) : [...sorted];
  const orders = columns
    .filter(({ sort }) => sort)
    .flatMap(({ title }) => [
      { by: title, isDescending: false },
      { by: title, isDescending: true },
    ]);
  return (
    <Flex vertical gap="small">
      {isPhone ? (
        <>
          {orders.length > 0 && (
            <Select
              aria-label="Sort by"
              placeholder="Sort by"
              value={order && nameOf(order)}
              options={orders.map((one) => ({ value: nameOf(one), label: nameOf(one) }))}
              onChange={(name) => setOrder(orders.find((one) => nameOf(one) === name) ?? null)}
            />
          )}
          <ul className={styles.cards} aria-label={label}>
            {shown.map((row) => (
              <li key={rowKey(row)} data-row={rowKey(row)}>
                <RowCard row={row} columns={columns} />
              </li>
            ))}
          </ul>
        </>
      ) : (
        <Table<Row>
          aria-label={label}
          className={styles.table ?? ""}
          size="small"
          rowKey={rowKey}
          dataSource={shown}
          pagination={false}
          showSorterTooltip={false}
          onRow={(row) => ({ "data-row": rowKey(row) }) as object}
          onChange={(_pages, _filters, sorter) => {
            const { columnKey, order: direction } = Array.isArray(sorter) ? {} : sorter;
            setOrder(
              direction ? { by: String(columnKey), isDescending: direction === "descend" } : null,
            );
          }}
          columns={columns.map(({ title, cell, sort, numeric, width, card }) => ({
            key: title,
            title,
            align: numeric ? "right" : "left",
            ...(numeric && { className: styles.numeric }),
            ...(width !== undefined && { width }),
            ...(card === "title" && { rowScope: "row" as const }),
            ...(sort && {
              sorter: true,
              sortOrder: order?.by === title ? (order.isDescending ? "descend" : "ascend") : null,
            }),
            onHeaderCell: () => ({ scope: "col" }),
            render: (_value: unknown, row: Row) => cell(row),
          }))}
        />
      )}
      {rows.length > perPage && (
        <Pagination
          align="end"
          size="small"
          current={page}
          pageSize={perPage}
          total={rows.length}
          showSizeChanger={false}
          showTotal={(total, [first, last]) => `${first}–${last} of ${formatCount(total)}`}
          onChange={setPage}
        />
      )}
    </Flex>
  );
};

const RowCard = <Row,>({ row, columns }: Pick<RowTableProps<Row>, "columns"> & { row: Row }) => {
  const at = (place: RowColumn<Row>["card"]) =>
    columns
      .filter(({ card }) => card === place)
      .map(({ title, cell }) => ({ title, content: cell(row) }));
  const actions = at("action");
  return (
    <Card size="small">
      <Flex justify="space-between" gap="small">
        {at("title").map(({ title, content }) => (
          <div key={title}>{content}</div>
        ))}
        {at("status").map(({ title, content }) => (
          <div key={title}>{content}</div>
        ))}
      </Flex>
      <dl className={styles.facts}>
        {at("fact").map(({ title, content }) => (
          <div key={title}>
            <dt>{title}</dt>
            <dd>{content}</dd>
          </div>
        ))}
      </dl>
      {actions.map(({ title, content }) => (
        <div key={title}>{content}</div>
      ))}
    </Card>
  );
};
