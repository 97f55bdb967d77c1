import { Card, Flex, Input, Pagination, Select, Table } from "antd";
import { type ReactNode, useState } from "react";
import { useMedia, widths } from "../../../lib/use-media.ts";
import { formatCount } from "../../kit/format-count.ts";
import { useScrollFocus } from "../../kit/use-scroll-focus.ts";
import styles from "./RowTable.module.css";
import { countOf, isFound } from "./texts.ts";
import { useRowSpan } from "./use-row-window.ts";

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

interface RowTableProps<Row> {
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

/** More rows scroll in a box of their own, which renders those in sight. */
const maxUnboxed = 100;

/** The usual height of a row and of a card, in pixels. Each is measured. */
const rowHeights = { table: 65, card: 160 };

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
  const isPhone = useMedia(widths.phone);
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
  const ofPage =
    rows.length > perPage ? sorted.slice((page - 1) * perPage, page * perPage) : sorted;
  const isBoxed = ofPage.length > maxUnboxed;
  const box = useScrollFocus<HTMLDivElement>();
  const span = useRowSpan({
    box,
    count: isBoxed ? ofPage.length : 0,
    rowHeight: isPhone ? rowHeights.card : rowHeights.table,
    keyOf: (at) => {
      const row = ofPage[at];
      return row ? rowKey(row) : "";
    },
  });
  const from = isBoxed ? span.from : 0;
  const shown = isBoxed ? ofPage.slice(from, span.until) : [...ofPage];
  const rowProps = (row: Row, at = 0) => ({
    "data-row": rowKey(row),
    ...(isBoxed && {
      ref: span.measure,
      "data-index": from + at,
      "aria-rowindex": from + at + 2,
    }),
  });
  const orders = columns
    .filter(({ sort }) => sort)
    .flatMap(({ title }) => [
      { by: title, isDescending: false },
      { by: title, isDescending: true },
    ]);
  return (
    <Flex vertical gap="small">
      {isPhone && orders.length > 0 && (
        <Select
          aria-label="Sort by"
          placeholder="Sort by"
          value={order && nameOf(order)}
          options={orders.map((one) => ({ value: nameOf(one), label: nameOf(one) }))}
          onChange={(name) => setOrder(orders.find((one) => nameOf(one) === name) ?? null)}
        />
      )}
      <div ref={isBoxed ? box : null} className={isBoxed ? styles.box : undefined}>
        <div style={isBoxed ? { paddingTop: span.above, paddingBottom: span.below } : undefined}>
          {isPhone ? (
            <ul className={styles.cards} aria-label={label}>
              {shown.map((row, at) => (
                <li key={rowKey(row)} {...rowProps(row, at)}>
                  <RowCard row={row} columns={columns} />
                </li>
              ))}
            </ul>
          ) : (
            <Table<Row>
              aria-label={label}
              {...(isBoxed && { "aria-rowcount": ofPage.length + 1 })}
              className={styles.table ?? ""}
              size="small"
              rowKey={rowKey}
              dataSource={shown}
              pagination={false}
              showSorterTooltip={false}
              onRow={(row, at) => rowProps(row, at) as object}
              onChange={(_pages, _filters, sorter) => {
                const { columnKey, order: direction } = Array.isArray(sorter) ? {} : sorter;
                setOrder(
                  direction
                    ? { by: String(columnKey), isDescending: direction === "descend" }
                    : null,
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
                  sortOrder:
                    order?.by === title ? (order.isDescending ? "descend" : "ascend") : null,
                }),
                onHeaderCell: () => ({ scope: "col" }),
                render: (_value: unknown, row: Row) => cell(row),
              }))}
            />
          )}
        </div>
      </div>
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
  const cells = (place: RowColumn<Row>["card"]) =>
    columns
      .filter(({ card }) => card === place)
      .map(({ title, cell }) => (
        <div key={title}>
          {place === "fact" && <dt>{title}</dt>}
          {place === "fact" ? <dd>{cell(row)}</dd> : cell(row)}
        </div>
      ));
  return (
    <Card size="small">
      <Flex justify="space-between" gap="small">
        {cells("title")}
        {cells("status")}
      </Flex>
      <dl className={styles.facts}>{cells("fact")}</dl>
      {cells("action")}
    </Card>
  );
};

interface SearchedRowsProps<Row> extends RowTableProps<Row> {
  /** What is searched: `Name or number`. */
  readonly search: string;
  /** The text of a row that is searched. */
  readonly textOf: (row: Row) => string;
  /** Beside the search. */
  readonly filter?: ReactNode;
}

/** Students that are all loaded, with a search. */
export const SearchedRows = <Row extends object>(props: SearchedRowsProps<Row>) => {
  const { search, textOf, filter, rows, ...table } = props;
  const [typed, setTyped] = useState("");
  const shown = rows.filter((row) => isFound(textOf(row), typed));
  const all = countOf(rows.length, "student");
  const matching = shown.length === rows.length ? all : `${formatCount(shown.length)} of ${all}`;
  return (
    <Flex vertical gap="small">
      <Flex wrap gap="small" align="center">
        <Flex flex="0 1 20rem">
          <Input
            type="search"
            aria-label={search}
            placeholder={search}
            autoComplete="off"
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
          />
        </Flex>
        {filter}
        <span role="status">
          {shown.length === 0 ? "Nobody matches what you search for" : matching}
        </span>
      </Flex>
      {shown.length > 0 && <RowTable {...table} rows={shown} />}
    </Flex>
  );
};
