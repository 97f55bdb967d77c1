import { Menu, type MenuProps } from "antd";
import { type KeyboardEvent, useLayoutEffect, useRef } from "react";

export type NavItem = NonNullable<MenuProps["items"]>[number];

interface NavMenuProps extends Pick<MenuProps, "openKeys" | "onOpenChange" | "onClick"> {
  readonly label: string;
  /** The entries. Their labels are links; the current one has `aria-current`. */
  readonly items: NavItem[];
  readonly current: string | undefined;
}

const isGroupTitle = (element: Element) => element.matches(".ant-menu-submenu-title");

/**
 * Gives Ant Design's menu the roles of a navigation: lists of links, with buttons that open the groups. Its own are
 * those of an application's menu, which make a screen reader leave its reading mode. React does not write these
 * attributes again, because their values do not change for it.
 */
const mendRoles = (nav: HTMLElement): void => {
  for (const list of nav.querySelectorAll("ul")) list.setAttribute("role", "list");
  for (const item of nav.querySelectorAll("li")) item.removeAttribute("role");
  for (const title of nav.querySelectorAll(".ant-menu-submenu-title")) {
    title.setAttribute("role", "button");
    title.setAttribute("tabindex", "0");
    title.removeAttribute("aria-haspopup");
  }
};

/**
 * Scrolls a long menu to its current entry, at the next frame: before it, the browser would lay out the page once for this
 * and again for that frame. Returns a function that cancels it.
 */
const showCurrent = (nav: HTMLElement): (() => void) => {
  const frame = requestAnimationFrame(() => {
    nav.querySelector('[aria-current="page"]')?.scrollIntoView?.({ block: "nearest" });
  });
  return () => cancelAnimationFrame(frame);
};

export const NavMenu = ({ label, items, current, ...menu }: NavMenuProps) => {
  const nav = useRef<HTMLElement>(null);
  // No dependencies: the menu adds entries whenever it renders.
  useLayoutEffect(() => {
    if (nav.current) mendRoles(nav.current);
  });
  useLayoutEffect(() => {
    return current !== undefined && nav.current ? showCurrent(nav.current) : undefined;
  }, [current]);
  const pressSpace = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key !== " " || !(event.target instanceof HTMLElement)) return;
    if (!isGroupTitle(event.target)) return;
    event.preventDefault();
    event.target.click();
  };
  return (
    <nav ref={nav} aria-label={label} onKeyDown={pressSpace}>
      <Menu
        mode="inline"
        items={items}
        selectedKeys={current === undefined ? [] : [current]}
        // The links take the focus, not the menu.
        tabIndex={-1}
        // Closed groups stay in the page, so that opening one does not build it anew.
        forceSubMenuRender
        {...menu}
      />
    </nav>
  );
};
