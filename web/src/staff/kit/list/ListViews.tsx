import { Segmented } from "antd";
import { formatCount } from "../format-count.ts";
import styles from "./FilterBar.module.css";
import type { FilterKinds, FilterValues } from "./list-params.ts";
import type { ListState } from "./use-list-state.ts";

interface ListView<Kinds extends FilterKinds> {
  readonly label: string;
  /** The values of the view's filters. Filters that only other views have are cleared. */
  readonly filters: Partial<FilterValues<Kinds>>;
  /** The number of matching rows. Undefined until it is known. */
  readonly count?: number | undefined;
  /** A second line, such as a sum of money. */
  readonly note?: string | undefined;
}

interface ListViewsProps<Sort extends string, Kinds extends FilterKinds> {
  readonly label: string;
  readonly list: ListState<Sort, Kinds>;
  readonly views: readonly ListView<Kinds>[];
}

/** Saved sets of filters with their counts. */
export const ListViews = <Sort extends string, Kinds extends FilterKinds>({
  label,
  list,
  views,
}: ListViewsProps<Sort, Kinds>) => {
  const names: readonly (keyof Kinds)[] = [
    ...new Set(views.flatMap(({ filters }) => Object.keys(filters))),
  ];
  const chosen = views.findIndex(({ filters }) =>
    names.every((name) => (filters[name] ?? null) === list.filters[name]),
  );
  const cleared = Object.fromEntries(names.map((name) => [name, null]));
  return (
    <Segmented
      className={styles.views}
      aria-label={label}
      value={chosen}
      onChange={(index) =>
        list.setFilters({ ...cleared, ...views[index]?.filters } as Partial<FilterValues<Kinds>>)
      }
      options={views.map((view, index) => ({
        value: index,
        label: (
          <>
            {view.label}
            {view.count !== undefined && (
              <>
                {" "}
                <span className={styles.count}>{formatCount(view.count)}</span>
              </>
            )}
            {view.note !== undefined && <span className={styles.note}>{view.note}</span>}
          </>
        ),
      }))}
    />
  );
};
