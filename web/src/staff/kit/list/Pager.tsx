import { useId } from "react";
import { Button } from "../../../ui/Button.tsx";
import { type FilterKinds, pageSizes } from "./list-params.ts";
import { listTexts } from "./list-texts.ts";
import styles from "./Pager.module.css";
import type { ListState } from "./use-list-state.ts";

interface PagerProps<Sort extends string, Kinds extends FilterKinds> {
  readonly label: string;
  readonly list: ListState<Sort, Kinds>;
  readonly total: number;
  /** The number of rows on the page. */
  readonly shown: number;
}

/** The range of shown rows, their total and the page links. */
export const Pager = <Sort extends string, Kinds extends FilterKinds>({
  label,
  list,
  total,
  shown,
}: PagerProps<Sort, Kinds>) => {
  const sizeId = useId();
  const { page, size } = list;
  const pages = Math.max(1, Math.ceil(total / size));
  const first = (page - 1) * size + 1;
  return (
    <nav className={styles.pager} aria-label={listTexts.pages(label)}>
      <p role="status">{listTexts.range(first, first + shown - 1, total)}</p>
      <div className={styles.size}>
        <label htmlFor={sizeId}>{listTexts.size}</label>
        <select
          id={sizeId}
          value={size}
          onChange={(event) => list.setSize(Number(event.currentTarget.value))}
        >
          {pageSizes.map((choice) => (
            <option key={choice}>{choice}</option>
          ))}
        </select>
      </div>
      <div className={styles.steps}>
        <Button
          variant="secondary"
          aria-label={listTexts.previous}
          disabled={page <= 1}
          onClick={() => list.setPage(page - 1)}
        >
          <span aria-hidden="true">‹</span>
        </Button>
        <span>{listTexts.pageOf(page, pages)}</span>
        <Button
          variant="secondary"
          aria-label={listTexts.next}
          disabled={page >= pages}
          onClick={() => list.setPage(page + 1)}
        >
          <span aria-hidden="true">›</span>
        </Button>
      </div>
    </nav>
  );
};
