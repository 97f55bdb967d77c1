import { type KeyboardEvent, useId, useState } from "react";
import { useNavigate } from "react-router-dom";
import type { ViewerRole } from "../../session/login-path.ts";
import { texts } from "../../texts.ts";
import { Icon } from "../../ui/Icon.tsx";
import { findPages } from "./find-pages.ts";
import styles from "./PageSearch.module.css";
import { useViewerRoutes } from "./use-viewer-routes.ts";

/** Finds the viewer's screens by name. A combobox: arrows choose, Enter opens, Escape closes. */
export const PageSearch = ({ viewerRole }: { viewerRole: ViewerRole }) => {
  const [query, setQuery] = useState("");
  const [active, setActive] = useState(0);
  const [open, setOpen] = useState(false);
  const navigate = useNavigate();
  const listId = useId();
  const found = findPages(useViewerRoutes(viewerRole), query);
  const shown = open && query.trim() !== "";
  const optionId = (index: number) => `${listId}-${index}`;

  const close = () => setOpen(false);
  const goTo = (path: string | undefined) => {
    if (!path) return;
    setQuery("");
    close();
    navigate(path);
  };
  const move = (step: number) =>
    setActive((index) => (found.length ? (index + step + found.length) % found.length : 0));
  const onKeyDown = (event: KeyboardEvent) => {
    const actions: Record<string, () => void> = {
      ArrowDown: () => move(1),
      ArrowUp: () => move(-1),
      Enter: () => goTo(found[active]?.path),
      Escape: close,
    };
    const action = actions[event.key];
    if (!action) return;
    event.preventDefault();
    action();
  };

  return (
    <search className={styles.search}>
      <Icon name="search" />
      <input
        type="search"
        role="combobox"
        aria-label={texts.shell.search}
        placeholder={texts.shell.search}
        autoComplete="off"
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
        {/* The focus stays in the input, which refers to the active option by id. */}
        <div id={listId} role="listbox" aria-label={texts.shell.search} tabIndex={-1}>
          {found.map((route, index) => (
            <div
              key={route.path}
              id={optionId(index)}
              role="option"
              tabIndex={-1}
              aria-selected={index === active}
              onPointerDown={(event) => {
                event.preventDefault();
                goTo(route.path);
              }}
            >
              {route.title}
            </div>
          ))}
        </div>
        <p role="status">{shown && found.length === 0 && texts.shell.searchNone}</p>
      </div>
    </search>
  );
};
