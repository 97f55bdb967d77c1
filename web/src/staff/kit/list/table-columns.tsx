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
  /** The schema's key for sorting by this column. */
  readonly sort?: Sort;
  /** The row's own screen, under the role's area: the cell becomes a link to it. */
  readonly link?: (row: Row) => string;
  /** Figures stand at the right, each digit as wide as any. */
  readonly numeric?: boolean;
  /** What can be done with the row: on a laptop it stays in sight while the table scrolls sideways. */
  readonly pinned?: boolean;
  /** Long texts take several lines, to leave room for other columns. */
  readonly wraps?: boolean;
  /** Left out on a laptop and smaller: what it tells another column hints at, and the record's own screen tells. */
  readonly wide?: boolean;
}

/** The columns as Ant Design's table takes them; `to` puts the role's area before a link. */
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
