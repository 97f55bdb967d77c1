import type { AppRoute } from "../routes.ts";

/** The menu's screens whose title or keywords hold every word of `query`, whatever its case. */
export const findPages = (routes: readonly AppRoute[], query: string): readonly AppRoute[] => {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  if (words.length === 0) return [];
  return routes.filter(({ audience, keywords = "", title }) => {
    const text = `${title} ${keywords}`.toLowerCase();
    return audience === "student" && words.every((word) => text.includes(word));
  });
};
