import { useQuery } from "@apollo/client/react";
import { useEffect, useState } from "react";
import { StaffSearchDocument } from "../../gql/staff.ts";
import { routesOf } from "../routes.ts";
import { staffTexts } from "../texts.ts";
import { recordResults } from "./record-results.ts";
import { useStaffRole } from "./role-context.ts";
import { type SearchResultGroup, searchPages } from "./search-pages.ts";

interface StaffSearchState {
  readonly groups: readonly SearchResultGroup[];
  /** True while the college is asked, or about to be. */
  readonly busy: boolean;
  readonly failed: boolean;
}

/** The college is asked once typing stops for this long. */
const debounceMs = 250;
/** Shorter texts find nothing there. */
const shortest = 2;

/** `text` as it was when it last stayed the same for a while. */
const useValueAfterLoading = (text: string): string => {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), debounceMs);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
};

/** What `query` finds: the role's own screens at once, applicants, students and courses once the college has answered. */
export const useStaffSearch = (query: string): StaffSearchState => {
  const routes = routesOf(useStaffRole());
  const settled = useValueAfterLoading(query);
  const isAsked = query.length >= shortest;
  const { data, error, loading } = useQuery(StaffSearchDocument, {
    variables: { text: settled },
    skip: !isAsked || settled.length < shortest,
    fetchPolicy: "network-only",
  });
  const isCurrent = settled === query;
  const records = isAsked && isCurrent && data ? recordResults(routes, data.staffSearch) : [];
  return {
    groups: [
      { heading: staffTexts.search.pages, items: searchPages(routes, query) },
      ...records,
    ].filter(({ items }) => items.length > 0),
    busy: isAsked && (loading || !isCurrent),
    failed: isAsked && isCurrent && error !== undefined,
  };
};
