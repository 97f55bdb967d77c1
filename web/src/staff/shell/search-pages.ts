import type { StaffRoute } from "../staff-route.ts";

/** Something that the search finds. */
export interface SearchResult {
  readonly key: string;
  /** Its screen, under the role's area; null where the role has none. */
  readonly path: string | null;
  readonly title: string;
  /** What tells it from others of the same title. */
  readonly detail?: string;
}

export interface SearchResultGroup {
  readonly heading: string;
  readonly items: readonly SearchResult[];
}

const maxPages = 4;

const wordsOf = (text: string): readonly string[] => text.toLowerCase().split(/[^\p{L}\p{N}]+/u);

/**
 * The screens of `routes` that `query` names: each of its words begins one of the title's or the keywords'. Those whose
 * title alone does come first. A screen of a single record is not among them: its path alone leads nowhere.
 */
export const searchPages = (
  routes: readonly StaffRoute[],
  query: string,
): readonly SearchResult[] => {
  const asked = wordsOf(query).filter(Boolean);
  if (asked.length === 0) return [];
  const holds = (text: string) => {
    const words = wordsOf(text);
    return asked.every((part) => words.some((word) => word.startsWith(part)));
  };
  const found = routes.filter(
    ({ path, title, keywords = "" }) => !path.includes(":") && holds(`${title} ${keywords}`),
  );
  return [
    ...found.filter(({ title }) => holds(title)),
    ...found.filter(({ title }) => !holds(title)),
  ]
    .slice(0, maxPages)
    .map(({ path, title }) => ({ key: path, path, title }));
};
