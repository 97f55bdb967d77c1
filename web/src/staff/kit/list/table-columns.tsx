import type { TableProps } from "antd";
import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import { classNames } from "../../../lib/class-names.ts";
import type { FilterKinds } from "./list-params.ts";
import { SortHeading } from "./SortHeading.tsx";
import styles from "./StaffList.module.css";
import type { ListState } from "./use-list-state.ts";

export interface ListColumn<Row, Sort extends string> {
  readonly title: string;
  readonly cell: (row: Row) => ReactNode;
  /** The schema's sort key. */
  readonly sort?: Sort;
  /** The path of the row's own screen under the role's area. The cell becomes a link. */
  readonly link?: (row: Row) => string;
  /** Right-aligned with tabular figures. */
  readonly numeric?: boolean;
  /** Actions on the row. On a laptop the column stays in sight while the table scrolls sideways. */
  readonly pinned?: boolean;
  /** Long texts wrap, to leave room for other columns. */
  readonly wraps?: boolean;
  /** Hidden on a laptop and smaller. Another column hints at the value, and the record's screen shows it. */
  readonly wide?: boolean;
}

/** The columns in Ant Design's format. `to` adds the role's area to a link. */
export const tableColumns = <Row extends object, Sort extends string, Kinds extends FilterKinds>(
  columns: readonly ListColumn<Row, Sort>[],
  list: ListState<Sort, Kinds>,
  to: (path: string) => string,
): NonNullable<TableProps<Row>["columns"]> =>
  columns.map(({ title, cell, sort, link, numeric, pinned, wraps, wide }) => ({
    key: title,
    align: numeric ? "right" : "left",
    className: classNames(
      numeric && styles.numeric,
      pinned && styles.pinned,
      wraps && styles.wraps,
      wide && styles.wide,
    ),
    title: sort ? <SortHeading title={title} sort={sort} list={list} /> : title,
    onHeaderCell: () => ({
      scope: "col",
      ...(sort === list.sort && { "aria-sort": list.descending ? "descending" : "ascending" }),
    }),
    render: (_: unknown, row: Row) =>
      link ? <Link to={to(link(row))}>{cell(row)}</Link> : cell(row),
  }));
