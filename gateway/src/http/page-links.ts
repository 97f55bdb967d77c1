import { existsSync, readFileSync } from "node:fs";
import path from "node:path";

/** What the client's build writes (web/build/page-files.ts): the files of a screen beyond those that index.html names. */
interface PageFiles {
  /** `/student/results`, `/receipt/:reference`. */
  readonly path: string;
  readonly isForSignedIn: boolean;
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
}

export const pageFilesName = "page-files.json";

/**
 * Reads which files each screen loads. The answered function gives the links with which a browser asks for those of the screen at
 * a path at once. It gives none for a screen that would send somebody who is not signed in to the login. The files wait for
 * those of index.html, which start first. Without the client's list there are no links.
 */
export const readPageLinks = (
  folder: string,
): ((address: string, isSignedIn: boolean) => string) => {
  const file = path.resolve(folder, pageFilesName);
  if (!existsSync(file)) return () => "";
  const pages: readonly PageFiles[] = JSON.parse(readFileSync(file, "utf8"));
  const known = pages.map((page) => ({ ...page, pattern: patternOf(page), links: linksOf(page) }));
  return (address, isSignedIn) =>
    known.find(
      ({ pattern, isForSignedIn }) => (isSignedIn || !isForSignedIn) && pattern.test(address),
    )?.links ?? "";
};

const patternOf = (page: PageFiles): RegExp =>
  new RegExp(`^${page.path.replaceAll(/:\w+/g, "[^/]+")}/?$`);

const linksOf = ({ scripts, styles }: PageFiles): string =>
  [
    ...styles.map(
      (href) => `<link rel="preload" as="style" crossorigin fetchpriority="low" href="${href}">`,
    ),
    ...scripts.map(
      (href) => `<link rel="modulepreload" crossorigin fetchpriority="low" href="${href}">`,
    ),
  ].join("\n");
