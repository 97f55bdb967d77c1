import { routesOf } from "../routes.ts";
import { staffTexts } from "../texts.ts";
import { type FoundGroup, foundPages } from "./found-pages.ts";
import { useStaffRole } from "./role-context.ts";

interface StaffSearchState {
  readonly groups: readonly FoundGroup[];
  readonly busy: boolean;
  readonly failed: boolean;
}

/** What `query` finds: the role's own screens at once. */
export const useStaffSearch = (query: string): StaffSearchState => {
  const role = useStaffRole();
  const pages = foundPages(routesOf(role), query);
  return {
    groups: [{ heading: staffTexts.search.pages, items: pages }].filter(
      ({ items }) => items.length > 0,
    ),
    busy: false,
    failed: false,
  };
};
