import { useQuery } from "@apollo/client/react";
import { useEffect, useState } from "react";
import { StaffSearchDocument } from "../../gql/staff.ts";
import { staffTexts } from "../texts.ts";
import { type FoundGroup, foundPages } from "./found-pages.ts";
import { foundRecords } from "./found-records.ts";
import { useStaffRoutes } from "./role-context.ts";

interface StaffSearchState {
  readonly groups: readonly FoundGroup[];
  /** True while the college is asked, or about to be. */
  readonly busy: boolean;
  readonly failed: boolean;
}

/** The college is asked once typing stops for this long. */
const pauseMs = 250;
/** Shorter texts find nothing there. */
const shortest = 2;

/** `text` as it was when it last stayed the same for a while. */
const useSettled = (text: string): string => {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), pauseMs);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
};

/** What `query` finds: the role's own screens at once, applicants, students and courses once the college has answered. */
export const useStaffSearch = (query: string): StaffSearchState => {
  const routes = useStaffRoutes();
  const settled = useSettled(query);
  const isAsked = query.length >= shortest;
  const { data, error, loading } = useQuery(StaffSearchDocument, {
    variables: { text: settled },
    skip: !isAsked || settled.length < shortest,
    fetchPolicy: "network-only",
  });
  const isCurrent = settled === query;
  const records = isAsked && isCurrent && data ? foundRecords(routes, data.staffSearch) : [];
  return {
    groups: [
      { heading: staffTexts.search.pages, items: foundPages(routes, query) },
      ...records,
    ].filter(({ items }) => items.length > 0),
    busy: isAsked && (loading || !isCurrent),
    failed: isAsked && isCurrent && error !== undefined,
  };
};
