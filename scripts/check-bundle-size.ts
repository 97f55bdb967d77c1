import { readFile } from "node:fs/promises";
import { resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { brotliCompressSync } from "node:zlib";

/**
 * Holds the client to its budgets, in brotli bytes of JavaScript: what a public page loads first, and what a page of
 * an area loads on top of the login, which comes with the entry. Applicants and students are on their phones, so they
 * get less than the staff's tables need, and a page after their dashboard adds little. Reads the manifest of the build
 * in the folder given, `dist/web` unless said; fails with a table when one is over. It also fails when a page loads another
 * area's frame: that comes with the styles of the area's screens, which change how the page looks.
 */
const root = pathToFileURL(`${resolve(process.argv[2] ?? "dist/web")}/`);

/** Its code is part of what every page starts with. */
const loginPage = "src/public/accounts/login/LoginPage.tsx";
const publicLimit = 200 * 1024;
const areaLimit = 130 * 1024;
const furtherLimit = 30 * 1024;
const staffLimit = 260 * 1024;

interface Area {
  readonly pages: RegExp;
  /** The file with the frame that its pages stand in, by its name in web/build/shared-files.ts. */
  readonly frame: string;
  /** What a page may load with its frame on top of the login. */
  readonly limit: number;
  /** The page that most visits start at, if what the others add to it is limited. */
  readonly start?: string;
}

const areas: readonly Area[] = [
  ...["applicant", "student"].map((name) => ({
    // What both use stands in `person`.
    pages: new RegExp(`^src/(?:${name}|person)/`),
    frame: "person",
    limit: areaLimit,
    start: `src/${name}/dashboards/DashboardPage.tsx`,
  })),
  { pages: /^src\/staff\/(?!accounts\/entry\/)/, frame: "staff", limit: staffLimit },
];

interface Chunk {
  readonly file: string;
  readonly name?: string;
  readonly imports?: readonly string[];
}

type Manifest = Readonly<Record<string, Chunk>>;

interface Row {
  readonly page: string;
  readonly bytes: number;
  readonly limit: number;
  readonly kind: string;
}

/** Everything that loading `modules` fetches before it runs: the chunks' static imports, all the way down. */
const chunksOf = (manifest: Manifest, modules: readonly string[]): ReadonlySet<string> => {
  const found = new Set<string>();
  const visit = (module: string): void => {
    const chunk = manifest[module];
    if (!chunk) throw new Error(`The build's manifest has no ${module}`);
    if (found.has(module)) return;
    found.add(module);
    chunk.imports?.forEach(visit);
  };
  modules.forEach(visit);
  return found;
};

const moduleNamed = (manifest: Manifest, name: string): string => {
  const [found] = Object.entries(manifest).find(([, chunk]) => chunk.name === name) ?? [];
  if (found === undefined) throw new Error(`The build's manifest has no file ${name}`);
  return found;
};

/** What starts with every page: the page names its files. */
const startModulesOf = async (manifest: Manifest): Promise<readonly string[]> => {
  const page = await readFile(new URL("index.html", root), "utf8");
  return Object.entries(manifest).flatMap(([module, { file }]) =>
    file.endsWith(".js") && page.includes(`"/${file}"`) ? [module] : [],
  );
};

const sizeOf = async (file: string): Promise<number> => {
  const compressed = await readFile(new URL(`${file}.br`, root)).catch(() => null);
  return compressed
    ? compressed.length
    : brotliCompressSync(await readFile(new URL(file, root))).length;
};

const pagesIn = (manifest: Manifest): readonly string[] =>
  Object.keys(manifest).filter((module) => module.endsWith("Page.tsx"));

const measure = async (manifest: Manifest): Promise<readonly Row[]> => {
  const sizes = new Map<string, number>();
  for (const [module, { file }] of Object.entries(manifest)) {
    if (file.endsWith(".js")) sizes.set(module, await sizeOf(file));
  }
  const sum = (modules: Iterable<string>): number =>
    [...modules].reduce((total, module) => total + (sizes.get(module) ?? 0), 0);
  const startModules = await startModulesOf(manifest);
  const login = chunksOf(manifest, startModules);
  const beyond = (known: ReadonlySet<string>, modules: readonly string[]): number =>
    sum([...chunksOf(manifest, modules)].filter((chunk) => !known.has(chunk)));
  const loginRow = { page: loginPage, bytes: sum(login), limit: publicLimit, kind: "in all" };
  const pageRows = pagesIn(manifest).flatMap((page): readonly Row[] => {
    const area = areas.find(({ pages: own }) => own.test(page));
    if (!area) {
      const bytes = beyond(new Set(), [...startModules, page]);
      return [{ page, bytes, limit: publicLimit, kind: "in all" }];
    }
    const { limit, start } = area;
    const frame = moduleNamed(manifest, area.frame);
    const first = { page, bytes: beyond(login, [frame, page]), limit, kind: "more than the login" };
    if (start === undefined || start === page) return [first];
    const known = chunksOf(manifest, [...startModules, frame, start]);
    const bytes = beyond(known, [page]);
    return [first, { page, bytes, limit: furtherLimit, kind: "more than the dashboard" }];
  });
  return [loginRow, ...pageRows];
};

/** Each page that loads another area's frame, with that. */
const foreignFrames = (manifest: Manifest): readonly (readonly [page: string, frame: string])[] => {
  const frames = new Set(areas.map(({ frame }) => frame));
  return pagesIn(manifest).flatMap((page) => {
    const loaded = chunksOf(manifest, [page]);
    const own = areas.find(({ pages }) => pages.test(page))?.frame;
    return [...frames]
      .filter((frame) => frame !== own && loaded.has(moduleNamed(manifest, frame)))
      .map((frame) => [page, frame] as const);
  });
};

const inKilobytes = (bytes: number): string => `${(bytes / 1024).toFixed(1)} KB`;

const nameOf = (page: string): string => page.replace(/^src\/|\.tsx$/g, "");

const report = (rows: readonly Row[]): void => {
  for (const { page, bytes, limit, kind } of rows) {
    const verdict = bytes > limit ? "OVER" : "ok";
    console.log(
      `${verdict.padEnd(5)}${nameOf(page).padEnd(52)}${inKilobytes(bytes).padStart(9)} of ${inKilobytes(limit)} ${kind}`,
    );
  }
};

const manifest: Manifest = JSON.parse(await readFile(new URL(".vite/manifest.json", root), "utf8"));
const rows = await measure(manifest);
report(rows);
if (rows.some(({ bytes, limit }) => bytes > limit)) {
  console.error("JavaScript over budget.");
  process.exitCode = 1;
}
for (const [page, frame] of foreignFrames(manifest)) {
  console.error(`${nameOf(page)} loads the frame of another area: ${frame}`);
  process.exitCode = 1;
}
