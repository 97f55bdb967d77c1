import type { ComponentType } from "react";
import type { StaffRole } from "../session/staff-areas.ts";
import type { StaffIconName } from "./shell/StaffIcon.tsx";

/** The parts of a long menu, in their order; `main` has no heading. */
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

export interface StaffRoute {
  /** Under the area of each of `roles`, without a slash before it: `applicants/:applicantId`. */
  readonly path: string;
  readonly roles: readonly StaffRole[];
  /** Names the screen in the document's title, the breadcrumbs, the menu and the search. */
  readonly title: string;
  /** Where it stands in the side menu; a screen without it is reached from another. */
  readonly menu?: {
    readonly icon: StaffIconName;
    readonly section: MenuSection;
    /** A shorter title for the menu. */
    readonly title?: string;
    /** Whose menu has it, where not everybody's of `roles` does: §2 lists each role's. */
    readonly of?: readonly StaffRole[];
  };
  /** What the top bar's search also finds it by. */
  readonly keywords?: string;
  readonly load: () => Promise<{ default: ComponentType }>;
}
