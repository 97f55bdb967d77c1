import type { FilterKinds } from "./list-params.ts";
import styles from "./StaffList.module.css";
import type { ListState } from "./use-list-state.ts";

interface SortHeadingProps<Sort extends string, Kinds extends FilterKinds> {
  readonly title: string;
  readonly sort: Sort;
  readonly list: ListState<Sort, Kinds>;
}

/** A column heading that sorts. Another press reverses the order. */
export const SortHeading = <Sort extends string, Kinds extends FilterKinds>({
  title,
  sort,
  list,
}: SortHeadingProps<Sort, Kinds>) => {
  const isSorted = list.sort === sort;
  const arrowClass = (isThat: boolean) => (isSorted && isThat ? styles.mark : styles.quiet);
  return (
    <button
      type="button"
      className={styles.sort}
      onClick={() => list.setSort(sort, isSorted && !list.descending)}
    >
      {title}
      <svg width="9" height="14" viewBox="0 0 9 14" aria-hidden="true" focusable="false">
        <path className={arrowClass(!list.descending)} d="M4.5 0 9 5.5H0z" />
        <path className={arrowClass(list.descending)} d="M4.5 14 0 8.5h9z" />
      </svg>
    </button>
  );
};
