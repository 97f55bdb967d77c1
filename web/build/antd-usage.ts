import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { dirname, join, resolve } from "node:path";

/** The areas of the client. Each loads the styles of its own components; all stand on those of the public pages. */
export const areas = ["public", "person", "staff"] as const;

export type Area = (typeof areas)[number];

const source = resolve(import.meta.dirname, "../src");

/** Where an area's screens and frames stand, relative to `src`. */
const roots: Readonly<Record<Area, readonly string[]>> = {
  // The host of the notifications and alerts is loaded by itself.
  public: ["app/start.tsx", "public", "ui/FeedbackHost.tsx"],
  person: ["app/shell", "person", "applicant", "student"],
  staff: ["staff"],
};

const filesIn = (path: string): readonly string[] => {
  if (!statSync(path).isDirectory()) return [path];
  return readdirSync(path, { recursive: true, encoding: "utf8" })
    .filter((name) => /\.tsx?$/.test(name) && !/\.test\.tsx?$/.test(name))
    .map((name) => join(path, name));
};

const withoutTypes = (names: string): readonly string[] =>
  names
    .split(",")
    .map((name) => name.trim().replace(/\s+as\s+.*/, ""))
    .filter((name) => name !== "" && !name.startsWith("type "));

/** The names that a module imports from antd at run time. */
const antdImports = (code: string): readonly string[] =>
  [...code.matchAll(/import\s*\{([^}]*)\}\s*from\s*"antd"/g)].flatMap(([, names = ""]) =>
    withoutTypes(names),
  );

/** The modules that are loaded together with a module. A screen behind `import()` is not. */
const relativeImports = (file: string, code: string): readonly string[] =>
  [...code.matchAll(/(?:^|\n)(?:import|export)\s(?!type\s)[^;]*?from\s*"(\.[^"]+\.tsx?)"/g)].map(
    ([, path = ""]) => resolve(dirname(file), path),
  );

/** The names that each module of an area, and each module that they load, imports from antd, by the module's path. */
export const antdUsageOf = (area: Area): ReadonlyMap<string, readonly string[]> => {
  const usage = new Map<string, readonly string[]>();
  const visit = (file: string): void => {
    if (usage.has(file) || !existsSync(file)) return;
    const code = readFileSync(file, "utf8");
    usage.set(file, antdImports(code));
    for (const path of relativeImports(file, code)) visit(path);
  };
  for (const root of roots[area]) filesIn(join(source, root)).forEach(visit);
  return usage;
};

/** The names that an area's modules import from antd. Sorted. */
export const antdNamesOf = (area: Area): readonly string[] =>
  [...new Set([...antdUsageOf(area).values()].flat())].sort();

/**
 * Components that no frame shows and many screens do without. The sheet of an area lacks their styles: each has a sheet, which
 * the modules that import the component load (antd-styles-plugin.ts). So a person's dashboard reads 170 KB of rules, not 290.
 * Such a sheet arrives after our own styles. Where two rules weigh the same, the later one holds, so our classes for these
 * components stand twice in a selector (testing/own-sheet-classes.test.ts).
 */
export const componentsWithOwnSheet = [
  "Collapse",
  "Modal",
  "notification",
  "Pagination",
  "QRCode",
  "Radio",
  "Result",
  "Segmented",
  "Slider",
  "Space",
  "Table",
  "Tabs",
  "Timeline",
  "Upload",
] as const;

export type ComponentWithOwnSheet = (typeof componentsWithOwnSheet)[number];

export const hasOwnSheet = (name: string): name is ComponentWithOwnSheet =>
  componentsWithOwnSheet.some((component) => component === name);

/** The components with a sheet of their own that a module imports. */
export const ownSheetsOf = (code: string): readonly ComponentWithOwnSheet[] =>
  antdImports(code).filter(hasOwnSheet);

/** The client's modules, and what each of them imports from antd. */
export const antdUsage = (): ReadonlyMap<string, readonly string[]> =>
  new Map(filesIn(source).map((file) => [file, antdImports(readFileSync(file, "utf8"))]));
