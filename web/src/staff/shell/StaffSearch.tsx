import { SearchOutlined } from "@ant-design/icons";
import { Input } from "antd";
import { type KeyboardEvent, useId, useState } from "react";
import { useNavigate } from "react-router-dom";
import { useStaffPath } from "./role-context.ts";
import styles from "./StaffSearch.module.css";
import { type SearchResult, useStaffSearch } from "./use-staff-search.ts";

const label = "Search pages, applicants, students, courses";

/** The server's limit. */
const maxLength = 100;

/** The focus stays in the input, so the browser does not scroll to the active option. */
const scrollActiveIntoView = (option: HTMLElement | null): void => {
  option?.scrollIntoView?.({ block: "nearest" });
};

/**
 * Finds screens and records. A combobox: arrows choose, Enter opens, Escape closes. Ant Design's AutoComplete tells a
 * screen reader neither the groups nor the active option.
 */
export const StaffSearch = () => {
  const [query, setQuery] = useState("");
  const [active, setActive] = useState(0);
  const [open, setOpen] = useState(false);
  const navigate = useNavigate();
  const to = useStaffPath();
  const listId = useId();
  const { groups, busy, failed } = useStaffSearch(query.trim());
  const found = groups.flatMap(({ items }) => items);
  const shown = open && query.trim() !== "";
  const optionId = (index: number) => `${listId}-${index}`;

  const close = () => setOpen(false);
  const goTo = (item: SearchResult | undefined) => {
    if (!item?.path) return;
    setQuery("");
    close();
    navigate(to(item.path));
  };
  const move = (step: number) => {
    setOpen(true);
    setActive((index) => (found.length ? (index + step + found.length) % found.length : 0));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const actions: Record<string, () => void> = {
      ArrowDown: () => move(1),
      ArrowUp: () => move(-1),
      Enter: () => goTo(shown ? found[active] : undefined),
      Escape: close,
    };
    const action = actions[event.key];
    if (!action) return;
    event.preventDefault();
    action();
  };
  const status = () => {
    if (failed) return "The search did not work. Try again.";
    if (busy) return "Searching…";
    if (found.length === 0) return "Nothing matches";
    return found.length === 1 ? "1 result" : `${found.length} results`;
  };

  return (
    <search className={styles.search}>
      <Input
        type="search"
        prefix={<SearchOutlined aria-hidden="true" />}
        role="combobox"
        aria-label={label}
        placeholder="Search by name or number"
        autoComplete="off"
        maxLength={maxLength}
        aria-autocomplete="list"
        aria-expanded={shown}
        aria-controls={listId}
        aria-activedescendant={shown && found[active] ? optionId(active) : undefined}
        value={query}
        onChange={(event) => {
          setQuery(event.currentTarget.value);
          setActive(0);
          setOpen(true);
        }}
        onKeyDown={onKeyDown}
        onBlur={close}
      />
      <div className={styles.results} hidden={!shown}>
        <div id={listId} role="listbox" aria-label={label} tabIndex={-1}>
          {groups.map(({ heading, items }) => (
            <fieldset key={heading} aria-label={heading} className={styles.group}>
              <p className={styles.heading} aria-hidden="true">
                {heading}
              </p>
              {items.map((item) => {
                const index = found.indexOf(item);
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
                      goTo(item);
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
        <p role="status" className={found.length > 0 && !busy && !failed ? "visually-hidden" : ""}>
          {shown && status()}
        </p>
      </div>
    </search>
  );
};
