import type { ComponentType } from "react";
import type { Location } from "react-router-dom";
import type { ScreenCode } from "../session/screen-code.ts";

export type MenuIcon =
  | "home"
  | "person"
  | "form"
  | "schedule"
  | "check"
  | "card"
  | "fees"
  | "courses"
  | "bed"
  | "results";

export interface AppRoute {
  readonly path: string;
  /** Other paths that show the same screen. */
  readonly aliases?: readonly string[];
  /** Other paths that redirect to `path`. */
  readonly redirects?: readonly string[];
  /** The screen's name in the document title, the menu and the search. */
  readonly title: string;
  readonly titleAt?: (location: Location) => string;
  readonly audience: "public" | "applicant" | "student";
  /** `applicant` and `student`: inside the role's shell. `plain`: one card under the college's name. */
  readonly layout: "plain" | "applicant" | "student";
  /** The icon of the side menu entry. Screens without it are not in the menu. */
  readonly menu?: MenuIcon;
  /** Whether a phone's bottom bar has the entry. It has room for four. */
  readonly isOnBar?: true;
  readonly menuTitle?: string;
  /**
   * When the applicant's menu and search list the screen. `applying`: until a department admits them. `submitted`: once
   * the application is submitted. `decided`: once there is a decision. Default: always.
   */
  readonly shownWhile?: "applying" | "submitted" | "decided";
  readonly keywords?: string;
  /** The most likely next screen, whose code is prefetched. */
  readonly next?: string;
  /**
   * The query that `prepare` of the screen asks, by its name. The page at the screen's address sends it before the code has
   * arrived. In its variables, what the address does not say is null.
   */
  readonly firstQuery?: string;
  /**
   * The parts of the screen of which its address names one by this parameter: each stands in a folder of that name, and `module`,
   * a path in web/, imports them. The page at such an address names the part's files, too.
   */
  readonly parts?: { readonly parameter: string; readonly module: string };
  readonly load: () => Promise<ScreenCode & { default: ComponentType }>;
}

/** A route as its area's list states it: the area gives the audience and, by default, the layout. */
export type AreaRoute = Omit<AppRoute, "audience" | "layout"> & Partial<Pick<AppRoute, "layout">>;
