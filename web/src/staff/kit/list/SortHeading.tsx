import type { FilterKinds } from "./list-params.ts";
import styles from "./StaffList.module.css";
import type { ListState } from "./use-list-state.ts";

interface SortHeadingProps<Sort extends string, Kinds extends FilterKinds> {
  readonly title: string;
  readonly sort: Sort;
  readonly list: ListState<Sort, Kinds>;
}

/** A column's heading that sorts by it, and the other way round when pressed again. */
export const SortHeading = <Sort extends string, Kinds extends FilterKinds>({
  title,
  sort,
  list,
}: SortHeadingProps<Sort, Kinds>) => {
  const isSorted = list.sort === sort;
  const mark = isSorted ? (list.descending ? "↓" : "↑") : "↕";
  return (
    <button
      type="button"
      className={styles.sort}
      onClick={() => list.setSort(sort, isSorted && !list.descending)}
    >
      {title}
      <span aria-hidden="true" className={isSorted ? styles.mark : styles.quiet}>
        {mark}
      </span>
    </button>
  );
};
