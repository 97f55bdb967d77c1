import type { ComponentType } from "react";
import type { ScreenCode } from "../session/screen-code.ts";
import type { StaffRole } from "../session/staff-areas.ts";
import type { MenuIcon } from "./shell/menu-icons.ts";

/** The headings of a long menu's sections, in order. */
export const menuSections = {
  main: null,
  people: "People",
  admissions: "Admissions",
  academics: "Academics",
  money: "Money",
  hostels: "Hostels",
  office: "Office",
} as const;

export type MenuSection = keyof typeof menuSections;

export interface StaffRoute {
  /** The path under the area of each of `roles`, without a leading slash: `applicants/:applicantId`. */
  readonly path: string;
  readonly roles: readonly StaffRole[];
  /** The screen's name in the document title, the breadcrumbs, the menu and the search. */
  readonly title: string;
  /** The side menu entry. Screens without it are not in the menu. */
  readonly menu?: {
    readonly icon: MenuIcon;
    readonly section: MenuSection;
    /** A shorter title for the menu. */
    readonly title?: string;
    /** The roles that have the menu entry. Default: all of `roles`. Specification §2 lists each role's menu. */
    readonly of?: readonly StaffRole[];
  };
  /** More search terms. */
  readonly keywords?: string;
  /** As in `AppRoute`. */
  readonly firstQuery?: string;
  readonly load: () => Promise<ScreenCode & { default: ComponentType }>;
}
