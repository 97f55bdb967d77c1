import type { AppRoute } from "../route.ts";

/**
 * Returns the routes whose title or keywords contain every word of `query`, ignoring case. Titles that start with the
 * query come first.
 */
export const findPages = (routes: readonly AppRoute[], query: string): readonly AppRoute[] => {
  const wanted = query.trim().toLowerCase();
  if (!wanted) return [];
  const words = wanted.split(/\s+/);
  const isFound = ({ keywords = "", title }: AppRoute) => {
    const text = `${title} ${keywords}`.toLowerCase();
    return words.every((word) => text.includes(word));
  };
  const startsWithQuery = ({ title }: AppRoute) => title.toLowerCase().startsWith(wanted);
  const found = routes.filter(isFound);
  return [...found.filter(startsWithQuery), ...found.filter((route) => !startsWithQuery(route))];
};
