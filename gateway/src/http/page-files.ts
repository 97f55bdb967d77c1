import { existsSync, readFileSync } from "node:fs";
import path from "node:path";

/**
 * What the client's build writes (web/build/page-files.ts): the files of a screen beyond those that index.html names, and the queries
 * that it starts with.
 */
interface PageFiles {
  /** `/student/results`, `/receipt/:reference`. With `?section=academic`, before the path alone, for that part of the screen. */
  readonly path: string;
  readonly isForSignedIn: boolean;
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
  readonly queries: readonly FirstQuery[];
}

/** A persisted query that the page sends before the client's code has arrived. */
interface FirstQuery {
  readonly id: string;
  readonly operationName: string;
  readonly takesVariables: boolean;
}

/** What a screen starts with, for its page. */
export interface PageStart {
  /** HTML. With these a browser asks for the screen's files at once. They wait for those of index.html, which start first. */
  readonly links: string;
  readonly queries: readonly FirstQuery[];
}

export const pageFilesName = "page-files.json";

const nothing: PageStart = { links: "", queries: [] };

/**
 * Reads which files and queries each screen starts with. The answered function gives those of the screen at a path, and nothing for
 * a screen that would send somebody who is not signed in to the login. Without the client's list there are none.
 */
export const readPageStarts = (
  folder: string,
): ((address: string, isSignedIn: boolean) => PageStart) => {
  const file = path.resolve(folder, pageFilesName);
  if (!existsSync(file)) return () => nothing;
  const pages: readonly PageFiles[] = JSON.parse(readFileSync(file, "utf8"));
  const known = pages.map(({ queries, ...page }) => ({
    isForSignedIn: page.isForSignedIn,
    pattern: patternOf(page.path),
    start: { links: linksOf(page), queries },
  }));
  return (address, isSignedIn) =>
    known.find(
      ({ pattern, isForSignedIn }) => (isSignedIn || !isForSignedIn) && pattern.test(address),
    )?.start ?? nothing;
};

const patternOf = (address: string): RegExp => {
  const [path = "", search] = address.split("?");
  const query = search === undefined ? "(\\?.*)?" : `\\?${search}`;
  return new RegExp(`^${path.replaceAll(/:\w+/g, "[^/?]+")}/?${query}$`);
};

const linksOf = ({ scripts, styles }: Pick<PageFiles, "scripts" | "styles">): string =>
  [
    ...styles.map(
      (href) => `<link rel="preload" as="style" crossorigin fetchpriority="low" href="${href}">`,
    ),
    ...scripts.map(
      (href) => `<link rel="modulepreload" crossorigin fetchpriority="low" href="${href}">`,
    ),
  ].join("\n");
