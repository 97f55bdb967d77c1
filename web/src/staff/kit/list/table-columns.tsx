import type { TableProps } from "antd";
import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import { useStaffPath } from "../../shell/role-context.ts";
import type { FilterKinds } from "./list-params.ts";
import { SortHeading } from "./SortHeading.tsx";
import styles from "./StaffList.module.css";
import type { ListState } from "./use-list-state.ts";

export interface ListColumn<Row, Sort extends string> {
  readonly title: string;
  readonly cell: (row: Row) => ReactNode;
  /** A second, quieter line under the cell. */
  readonly under?: (row: Row) => ReactNode;
  /** The schema's sort key. */
  readonly sort?: Sort;
  /** The path of the row's own screen under the role's area; null if there is none. The cell becomes a link. */
  readonly link?: (row: Row) => string | null;
  /** Right-aligned with tabular figures. */
  readonly numeric?: boolean;
  /** In pixels. Columns without a width share the rest. */
  readonly width?: number;
  /** The place on a phone's card. The card leaves out columns without one. */
  readonly card?: "title" | "status" | "fact" | "action";
  /** What all rows of all pages come to. Lists with one end with a line of sums. */
  readonly total?: ReactNode;
}

interface CellProps<Row, Sort extends string> {
  readonly column: ListColumn<Row, Sort>;
  readonly row: Row;
}

/** A text keeps to one line above another one, else to two. Its title shows the rest. */
const Line = ({ children, lines }: { readonly children: ReactNode; readonly lines: 1 | 2 }) =>
  typeof children === "string" ? (
    <span className={lines === 1 ? styles.line : styles.twoLines} title={children}>
      {children}
    </span>
  ) : (
    children
  );

/** A column's content for a row. */
export const Cell = <Row extends object, Sort extends string>({
  column: { cell, under, link },
  row,
}: CellProps<Row, Sort>) => {
  const to = useStaffPath();
  const main = <Line lines={under ? 1 : 2}>{cell(row)}</Line>;
  const path = link?.(row) ?? null;
  const linked =
    path === null ? (
      main
    ) : (
      <Link className={styles.link} to={to(path)}>
        {main}
      </Link>
    );
  if (!under) return linked;
  return (
    <>
      {linked}
      <div className={styles.under}>
        <Line lines={1}>{under(row)}</Line>
      </div>
    </>
  );
};

/** Whether a list ends with a line of sums. */
export const hasTotals = <Row, Sort extends string>(
  columns: readonly ListColumn<Row, Sort>[],
): boolean => columns.some(({ total }) => total !== undefined);

/** The columns in Ant Design's format. */
export const tableColumns = <Row extends object, Sort extends string, Kinds extends FilterKinds>(
  columns: readonly ListColumn<Row, Sort>[],
  list: ListState<Sort, Kinds>,
): NonNullable<TableProps<Row>["columns"]> =>
  columns.map((column) => ({
    key: column.title,
    align: column.numeric ? "right" : "left",
    ...(column.numeric && { className: styles.numeric }),
    ...(column.width !== undefined && { width: column.width }),
    title: column.sort ? (
      <SortHeading title={column.title} sort={column.sort} list={list} />
    ) : (
      column.title
    ),
    onHeaderCell: () => ({
      scope: "col",
      ...(column.sort === list.sort && {
        "aria-sort": list.descending ? "descending" : "ascending",
      }),
    }),
    render: (_: unknown, row: Row) => <Cell column={column} row={row} />,
  }));
