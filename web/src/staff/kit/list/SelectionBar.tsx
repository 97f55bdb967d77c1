import { Button } from "antd";
import type { ReactNode } from "react";
import styles from "./FilterBar.module.css";
import { listTexts } from "./list-texts.ts";
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
    <div className={styles.selection}>
      <p role="status">{listTexts.selected(ids.length)}</p>
      {chooseAll && ids.length < total && (
        <Button type="link" size="small" loading={choosingAll} onClick={chooseAll}>
          {choosingAll ? listTexts.selectingAll : listTexts.selectAll(total)}
        </Button>
      )}
      <Button type="link" size="small" onClick={selection.clear}>
        {listTexts.unselect}
      </Button>
      <div className={styles.end}>{children}</div>
    </div>
  );
};
