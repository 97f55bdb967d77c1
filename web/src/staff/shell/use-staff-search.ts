import { useQuery } from "@apollo/client/react";
import { useEffect, useState } from "react";
import { StaffSearchDocument } from "../../gql/staff-shell.ts";
import type { StaffRoute } from "../staff-route.ts";
import { isScreenOf, useStaffRoutes } from "./role-context.ts";

export interface SearchResult {
  readonly key: string;
  /** The path under the role's area; null if the role has no such screen. */
  readonly path: string | null;
  readonly title: string;
  /** Distinguishes results with the same title. */
  readonly detail?: string;
}

const maxPages = 4;
const debounceMs = 250;
/** The server requires this length. */
export const minSearchLength = 2;

const wordsOf = (text: string): readonly string[] => text.toLowerCase().split(/[^\p{L}\p{N}]+/u);

/**
 * The screens of `routes` whose title or keywords have a word starting with each word of `query`. Matches in the title
 * come first. Screens of single records are excluded, because their path needs an id.
 */
const searchPages = (routes: readonly StaffRoute[], query: string): readonly SearchResult[] => {
  const requestedWords = wordsOf(query).filter(Boolean);
  if (requestedWords.length === 0) return [];
  const containsAllWords = (text: string) => {
    const words = wordsOf(text);
    return requestedWords.every((part) => words.some((word) => word.startsWith(part)));
  };
  const found = routes.filter(
    ({ path, title, keywords = "" }) =>
      !path.includes(":") && containsAllWords(`${title} ${keywords}`),
  );
  return [
    ...found.filter(({ title }) => containsAllWords(title)),
    ...found.filter(({ title }) => !containsAllWords(title)),
  ]
    .slice(0, maxPages)
    .map(({ path, title }) => ({ key: path, path, title }));
};

/** The path of a record's own screen, else of its list filtered to it; null if the role has neither. */
const placeOf = (routes: readonly StaffRoute[], list: string, id: string, number: string) => {
  if (isScreenOf(routes, `${list}/${id}`)) return `${list}/${id}`;
  return isScreenOf(routes, list) ? `${list}?${new URLSearchParams({ search: number })}` : null;
};

/** Debounces a search text. */
export const useSettled = (text: string): string => {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), debounceMs);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
};

/**
 * The results for `query`: screens at once, records when the college has answered. `busy` while a request runs or waits
 * for the debounce.
 */
export const useStaffSearch = (query: string) => {
  const routes = useStaffRoutes();
  const settled = useSettled(query);
  const isAsked = query.length >= minSearchLength;
  const { data, error, loading } = useQuery(StaffSearchDocument, {
    variables: { text: settled },
    skip: !isAsked || settled.length < minSearchLength,
    fetchPolicy: "network-only",
  });
  const isCurrent = settled === query;
  const records = isAsked && isCurrent ? data?.staffSearch : undefined;
  const groups: readonly { heading: string; items: readonly SearchResult[] }[] = [
    { heading: "Pages", items: searchPages(routes, query) },
    {
      heading: "Applicants",
      items: (records?.applicants ?? []).map(({ id, applicationNo, name, department }) => ({
        key: `applicant ${id}`,
        path: placeOf(routes, "applicants", id, applicationNo),
        title: name,
        detail: `${applicationNo} · ${department}`,
      })),
    },
    {
      heading: "Students",
      items: (records?.students ?? []).map(({ id, matricNumber, name, department, level }) => ({
        key: `student ${id}`,
        path: placeOf(routes, "students", id, matricNumber),
        title: name,
        detail: `${matricNumber} · ${department} · ${level} Level`,
      })),
    },
    {
      heading: "Courses",
      items: (records?.courses ?? []).map(({ id, code, title, department }) => ({
        key: `course ${id}`,
        path: placeOf(routes, "courses", id, code),
        title: `${code} ${title}`,
        detail: department,
      })),
    },
  ];
  return {
    groups: groups.filter(({ items }) => items.length > 0),
    busy: isAsked && (loading || !isCurrent),
    failed: isAsked && isCurrent && error !== undefined,
  };
};
