import type { ReactNode } from "react";
import { classNames } from "../../lib/class-names.ts";
import { useScrollFocus } from "../kit/use-scroll-focus.ts";
import styles from "./FigureTable.module.css";

export interface FigureRow {
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
  /** The totals. */
  readonly foot?: readonly ReactNode[];
}

/** A small table of figures. The first cell of a row is its header. A wide table scrolls inside its container. */
export const FigureTable = ({ label, columns, rows, textColumns = 1, foot }: FigureTableProps) => {
  const scroll = useScrollFocus<HTMLDivElement>();
  const kind = (index: number) => classNames(index >= textColumns && styles.figure);
  return (
    <div ref={scroll} className={styles.scroll}>
      <table className={styles.table} aria-label={label}>
        <thead>
          <tr>
            {columns.map((column, index) => (
              <th key={column} scope="col" className={kind(index)}>
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, cells: [name, ...figures] }) => (
            <tr key={key}>
              <th scope="row">{name}</th>
              {figures.map((figure, index) => (
                <td key={columns[index + 1]} className={kind(index + 1)}>
                  {figure}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
        {foot && (
          <tfoot>
            <tr>
              <th scope="row">{foot[0]}</th>
              {foot.slice(1).map((figure, index) => (
                <td key={columns[index + 1]} className={kind(index + 1)}>
                  {figure}
                </td>
              ))}
            </tr>
          </tfoot>
        )}
      </table>
    </div>
  );
};
