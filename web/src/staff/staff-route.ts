import type { ComponentType } from "react";
import type { StaffRole } from "../session/staff-areas.ts";

/** The sections of a long menu, in order. `main` has no heading. */
export const menuSections = [
  "main",
  "people",
  "admissions",
  "academics",
  "money",
  "hostels",
  "office",
] as const;

export type MenuSection = (typeof menuSections)[number];

export type MenuIcon =
  | "home"
  | "shield"
  | "person"
  | "people"
  | "inbox"
  | "calendar"
  | "certificate"
  | "building"
  | "book"
  | "student"
  | "card"
  | "scales"
  | "list"
  | "bed"
  | "key"
  | "queue"
  | "megaphone"
  | "history"
  | "edit"
  | "chart";

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
  readonly load: () => Promise<{ default: ComponentType }>;
}
