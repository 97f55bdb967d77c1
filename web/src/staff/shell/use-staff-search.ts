import { useQuery } from "@apollo/client/react";
import { useEffect, useState } from "react";
import { matchPath } from "react-router-dom";
import { StaffSearchDocument, type StaffSearchQuery } from "../../gql/staff-shell.ts";
import type { StaffRoute } from "../staff-route.ts";
import { staffTexts } from "../texts.ts";
import { useStaffRoutes } from "./role-context.ts";
import { type SearchResult, type SearchResultGroup, searchPages } from "./search-pages.ts";

const labels = staffTexts.search;

/** The first of `paths` that is in `routes`; null if none is. */
const firstExistingPath = (
  routes: readonly Pick<StaffRoute, "path">[],
  ...paths: readonly string[]
): string | null =>
  paths.find((path) => {
    const [place] = path.split("?");
    return routes.some((route) => matchPath(`/${route.path}`, `/${place}`));
  }) ?? null;

/** The search results of the college. Each links to its own screen, else to its list filtered to it. */
const recordResults = (
  routes: readonly Pick<StaffRoute, "path">[],
  { applicants, students, courses }: StaffSearchQuery["staffSearch"],
): readonly SearchResultGroup[] => {
  const place = (list: string, id: string, number: string) =>
    firstExistingPath(
      routes,
      `${list}/${id}`,
      `${list}?${new URLSearchParams({ search: number })}`,
    );
  const ofApplicants = applicants.map(
    ({ id, applicationNo, name, department }): SearchResult => ({
      key: `applicant ${id}`,
      path: place("applicants", id, applicationNo),
      title: name,
      detail: `${applicationNo} · ${department}`,
    }),
  );
  const ofStudents = students.map(
    ({ id, matricNumber, name, department, level }): SearchResult => ({
      key: `student ${id}`,
      path: place("students", id, matricNumber),
      title: name,
      detail: `${matricNumber} · ${department} · ${labels.level(level)}`,
    }),
  );
  const ofCourses = courses.map(
    ({ id, code, title, department }): SearchResult => ({
      key: `course ${id}`,
      path: place("courses", id, code),
      title: `${code} ${title}`,
      detail: department,
    }),
  );
  return [
    { heading: labels.applicants, items: ofApplicants },
    { heading: labels.students, items: ofStudents },
    { heading: labels.courses, items: ofCourses },
  ];
};

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
