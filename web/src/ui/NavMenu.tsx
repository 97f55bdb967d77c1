import { Menu } from "antd";
import type { KeyboardEvent, ReactNode } from "react";
import { Link, matchPath, useLocation } from "react-router-dom";

export interface NavEntry {
  readonly path: string;
  readonly label: string;
  readonly icon: ReactNode;
}

interface NavMenuProps {
  /** The accessible name. */
  readonly label: string;
  readonly entries: readonly NavEntry[];
  readonly onNavigate?: () => void;
}

/** A screen below an entry's path belongs to the entry. */
export const isAtEntry = (path: string, pathname: string): boolean =>
  matchPath({ path, end: false }, pathname) !== null;

/** The menu moves the focus from its links to its list items, which do nothing on Enter that a link does. */
const keepFocusOnLinks = (event: KeyboardEvent) => {
  if (event.key !== "Tab" && event.key !== "Escape") event.stopPropagation();
};

/**
 * An Ant Design menu as navigation: a list of links that marks the current screen. By itself antd gives it the roles of
 * an application's menu, for which a screen reader announces other keys.
 */
export const NavMenu = ({ label, entries, onNavigate }: NavMenuProps) => {
  const { pathname } = useLocation();
  const items = entries.map(({ path, label: text, icon }) => {
    const isCurrent = isAtEntry(path, pathname);
    const item = {
      key: path,
      icon,
      role: "listitem",
      label: (
        <Link
          to={path}
          aria-current={isCurrent ? "page" : undefined}
          onClick={onNavigate}
          onKeyDown={keepFocusOnLinks}
        >
          {text}
        </Link>
      ),
    };
    return item;
  });
  return (
    <nav aria-label={label}>
      <Menu
        mode="inline"
        role="list"
        tabIndex={-1}
        tooltip={false}
        selectedKeys={entries.map(({ path }) => path).filter((path) => isAtEntry(path, pathname))}
        items={items}
      />
    </nav>
  );
};
