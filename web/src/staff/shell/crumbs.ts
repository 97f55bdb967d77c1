import { matchPath } from "react-router-dom";
import type { StaffRoute } from "../staff-route.ts";

export interface Crumb {
  readonly label: string;
  /** The path under the role's area. */
  readonly path: string;
  /** False if there is no screen at the path. */
  readonly isScreen: boolean;
}

const segmentToWords = (segment: string): string => {
  const words = segment.replaceAll("-", " ");
  return words.charAt(0).toUpperCase() + words.slice(1);
};

const decoded = (segment: string): string => {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
};

/**
 * The breadcrumbs of `path`, such as `applicants/7/file` under the role's area: one per segment. A segment is named by
 * its screen, a parameter by `labels` or its value, and others by their own words.
 */
export const crumbsOf = (
  routes: readonly Pick<StaffRoute, "path" | "title">[],
  path: string,
  labels: Readonly<Record<string, string>>,
): readonly Crumb[] => {
  const segments = path.split("/").filter(Boolean);
  const here = routes.find((route) => matchPath(`/${route.path}`, `/${path}`));
  const pattern = here?.path.split("/") ?? [];
  return segments.map((segment, index) => {
    const partial = segments.slice(0, index + 1).join("/");
    const route = routes.find((candidate) => matchPath(`/${candidate.path}`, `/${partial}`));
    const parameter = pattern[index]?.startsWith(":") ? pattern[index].slice(1) : null;
    const label =
      parameter === null
        ? (route?.title ?? segmentToWords(decoded(segment)))
        : (labels[parameter] ?? decoded(segment));
    return { label, path: partial, isScreen: route !== undefined };
  });
};
