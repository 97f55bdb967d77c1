import { Button, Flex } from "antd";
import type { ReactNode } from "react";
import { formatCount } from "../format-count.ts";
import styles from "./FilterBar.module.css";
import type { Selection } from "./use-selection.ts";

interface SelectionBarProps<Row> {
  readonly selection: Selection<Row>;
  /** The number of rows that match the search and filters. */
  readonly total: number;
  /** The buttons of the bulk actions. */
  readonly children?: ReactNode;
}

/** The number of selected rows and what can be done with them. */
export const SelectionBar = <Row,>({ selection, total, children }: SelectionBarProps<Row>) => {
  const { ids, chooseAll, choosingAll } = selection;
  return (
    <Flex wrap gap="small" align="center" className={styles.selection}>
      <p role="status">{formatCount(ids.length)} selected</p>
      {chooseAll && ids.length < total && (
        <Button type="link" size="small" loading={choosingAll} onClick={chooseAll}>
          {choosingAll ? "Selecting…" : `Select all ${formatCount(total)} that match`}
        </Button>
      )}
      <Button type="link" size="small" onClick={selection.clear}>
        Clear selection
      </Button>
      <Flex wrap gap="small" align="center" className={styles.end}>
        {children}
      </Flex>
    </Flex>
  );
};
