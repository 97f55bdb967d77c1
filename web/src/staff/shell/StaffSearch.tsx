import { SearchOutlined } from "@ant-design/icons";
import { Input } from "antd";
import { type KeyboardEvent, useId, useState } from "react";
import { useNavigate } from "react-router-dom";
import { staffTexts } from "../texts.ts";
import { useStaffPath } from "./role-context.ts";
import { SearchResultList } from "./SearchResultList.tsx";
import styles from "./StaffSearch.module.css";
import type { SearchResult } from "./search-pages.ts";
import { useStaffSearch } from "./use-staff-search.ts";

const labels = staffTexts.search;

/** The server's limit. */
const maxLength = 100;

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
    if (failed) return labels.failed;
    if (busy) return labels.searching;
    return found.length === 0 ? labels.none : labels.found(found.length);
  };

  return (
    <search className={styles.search}>
      <Input
        type="search"
        prefix={<SearchOutlined aria-hidden="true" />}
        role="combobox"
        aria-label={labels.label}
        placeholder={labels.placeholder}
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
        <SearchResultList
          id={listId}
          groups={groups}
          active={active}
          optionId={optionId}
          onChoose={goTo}
        />
        <p role="status" className={found.length > 0 && !busy && !failed ? "visually-hidden" : ""}>
          {shown && status()}
        </p>
      </div>
    </search>
  );
};
