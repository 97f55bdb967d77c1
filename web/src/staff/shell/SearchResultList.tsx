import { staffTexts } from "../texts.ts";
import styles from "./StaffSearch.module.css";
import type { SearchResult, SearchResultGroup } from "./search-pages.ts";

interface SearchResultListProps {
  readonly id: string;
  readonly groups: readonly SearchResultGroup[];
  /** The index of the active item, counted across groups. */
  readonly active: number;
  readonly optionId: (index: number) => string;
  readonly onChoose: (item: SearchResult) => void;
}

/** The focus stays in the input, so the browser does not scroll to the active option. */
const scrollActiveIntoView = (option: HTMLElement | null): void => {
  option?.scrollIntoView?.({ block: "nearest" });
};

/** The search results by kind. The focus stays in the input, which refers to the active option by id. */
export const SearchResultList = ({
  id,
  groups,
  active,
  optionId,
  onChoose,
}: SearchResultListProps) => {
  const starts = groups.map((_, index) =>
    groups.slice(0, index).reduce((count, { items }) => count + items.length, 0),
  );
  return (
    <div id={id} role="listbox" aria-label={staffTexts.search.label} tabIndex={-1}>
      {groups.map(({ heading, items }, place) => (
        <fieldset key={heading} aria-label={heading} className={styles.group}>
          <p className={styles.heading} aria-hidden="true">
            {heading}
          </p>
          {items.map((item, offset) => {
            const index = (starts[place] ?? 0) + offset;
            return (
              <div
                key={item.key}
                id={optionId(index)}
                role="option"
                tabIndex={-1}
                aria-selected={index === active}
                aria-disabled={item.path === null || undefined}
                ref={index === active ? scrollActiveIntoView : undefined}
                onPointerDown={(event) => {
                  event.preventDefault();
                  onChoose(item);
                }}
              >
                {item.title}
                {item.detail && <span className={styles.detail}>{item.detail}</span>}
              </div>
            );
          })}
        </fieldset>
      ))}
    </div>
  );
};
