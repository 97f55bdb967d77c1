import { findPages } from "../../app/shell/find-pages.ts";
import type { StaffRoute } from "../staff-route.ts";

/** Something that the search finds. */
export interface Found {
  readonly key: string;
  /** Its screen, under the role's area; null where the role has none. */
  readonly path: string | null;
  readonly title: string;
  /** What tells it from others of the same title. */
  readonly detail?: string;
}

export interface FoundGroup {
  readonly heading: string;
  readonly items: readonly Found[];
}

const mostPages = 6;

/** The screens of `routes` that `query` names. One that shows a single record is not among them: its path alone leads nowhere. */
export const foundPages = (routes: readonly StaffRoute[], query: string): readonly Found[] =>
  findPages(
    routes.filter(({ path }) => !path.includes(":")),
    query,
  )
    .slice(0, mostPages)
    .map(({ path, title }) => ({ key: path, path, title }));
