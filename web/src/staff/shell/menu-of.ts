import type { StaffRole } from "../../session/staff-areas.ts";
import { type MenuSection, menuSections, type StaffRoute } from "../staff-route.ts";
import type { MenuIcon } from "./menu-icons.ts";

interface MenuGroup {
  readonly section: MenuSection;
  readonly entries: readonly {
    readonly path: string;
    readonly title: string;
    readonly icon: MenuIcon;
  }[];
}

/** A shorter menu has no headings. */
const headingsFrom = 8;

/** The menu of `role` by section. A short menu is one section without a heading. */
export const menuOf = (role: StaffRole, routes: readonly StaffRoute[]): readonly MenuGroup[] => {
  const groups = (Object.keys(menuSections) as MenuSection[]).map((section) => ({
    section,
    entries: routes.flatMap(({ path, title, roles, menu }) =>
      menu?.section === section && (menu.of ?? roles).includes(role)
        ? [{ path, title: menu.title ?? title, icon: menu.icon }]
        : [],
    ),
  }));
  const entries = groups.flatMap((group) => group.entries);
  if (entries.length < headingsFrom) return [{ section: "main", entries }];
  return groups.filter((group) => group.entries.length > 0);
};

/** The paths in the menu of `role`. */
export const menuPaths = (role: StaffRole, routes: readonly StaffRoute[]): readonly string[] =>
  menuOf(role, routes).flatMap(({ entries }) => entries.map(({ path }) => path));
