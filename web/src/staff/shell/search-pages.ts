import type { StaffRoute } from "../staff-route.ts";

export interface SearchResult {
  readonly key: string;
  /** The path under the role's area; null if the role has no such screen. */
  readonly path: string | null;
  readonly title: string;
  /** Distinguishes results with the same title. */
  readonly detail?: string;
}

export interface SearchResultGroup {
  readonly heading: string;
  readonly items: readonly SearchResult[];
}

const maxPages = 4;

const wordsOf = (text: string): readonly string[] => text.toLowerCase().split(/[^\p{L}\p{N}]+/u);

/**
 * The screens of `routes` whose title or keywords have a word starting with each word of `query`. Matches in the title
 * come first. Screens of single records are excluded, because their path needs an id.
 */
export const searchPages = (
  routes: readonly StaffRoute[],
  query: string,
): readonly SearchResult[] => {
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
