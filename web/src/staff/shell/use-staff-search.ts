import { useQuery } from "@apollo/client/react";
import { useEffect, useState } from "react";
import { StaffSearchDocument } from "../../gql/staff-shell.ts";
import { staffTexts } from "../texts.ts";
import { recordResults } from "./record-results.ts";
import { useStaffRoutes } from "./role-context.ts";
import { type SearchResultGroup, searchPages } from "./search-pages.ts";

interface StaffSearchState {
  readonly groups: readonly SearchResultGroup[];
  /** True while a request is running or waits for the debounce. */
  readonly busy: boolean;
  readonly failed: boolean;
}

/** The debounce of the search. */
const debounceMs = 250;
/** The server requires this length. */
const minSearchLength = 2;

/** Debounces the search text. */
const useValueAfterLoading = (text: string): string => {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), debounceMs);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
};

/** The results for `query`: screens at once, records when the college has answered. */
export const useStaffSearch = (query: string): StaffSearchState => {
  const routes = useStaffRoutes();
  const settled = useValueAfterLoading(query);
  const isAsked = query.length >= minSearchLength;
  const { data, error, loading } = useQuery(StaffSearchDocument, {
    variables: { text: settled },
    skip: !isAsked || settled.length < minSearchLength,
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
