import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";

const root = fileURLToPath(new URL("../..", import.meta.url));
const read = (file: string) => readFileSync(join(root, file), "utf8");

const filesUnder = (folder: string, pattern: RegExp): readonly string[] =>
  readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && pattern.test(entry.name))
    .map((entry) => relative(root, join(entry.parentPath, entry.name)));

const pages = new Map(
  ["README.md", ...filesUnder("docs", /\.md$/)].map((page) => [page, read(page)]),
);

/** The names in each page that `isKnown` rejects, as `page: name`. */
const unknown = (
  names: (text: string, page: string) => readonly string[],
  isKnown: (name: string) => boolean,
): readonly string[] => {
  const named = [...pages].flatMap(([page, text]) =>
    names(text, page).map((name) => ({ page, name })),
  );
  expect(named.length).toBeGreaterThan(10);
  return named.filter(({ name }) => !isKnown(name)).map(({ page, name }) => `${page}: ${name}`);
};

const matches = (text: string, pattern: RegExp) =>
  [...text.matchAll(pattern)].map((match) => match[1] ?? "");

const folders = readdirSync(root, { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && !entry.name.startsWith("."))
  .map(({ name }) => name);
/** A folder of the root and what follows it, or a file named without its folder. */
const repositoryPath = new RegExp(
  String.raw`^(?:(?:${folders.join("|")})/[\w./-]*|[\w-][\w.-]*\.(?:ts|tsx|json|yml|conf|graphql|md))$`,
);
/** Made by the build. */
const isBuilt = (path: string) => path.startsWith("dist/");

test("the docs name files and folders that exist", () => {
  const paths = (text: string) =>
    matches(text, /`([^`\n]+)`/g).filter((code) => repositoryPath.test(code) && !isBuilt(code));
  expect(unknown(paths, (path) => existsSync(join(root, path)))).toEqual([]);
});

test("the docs link to pages and headings that exist", () => {
  const links = (text: string, page: string) =>
    matches(text, /\]\((?!https?:)([^)\s]+)\)/g).map((link) =>
      link.startsWith("#") ? `${page}${link}` : join(dirname(page), link),
    );
  const anchorsOf = (text: string) =>
    matches(text, /^#+ (.+)$/gm).map((heading) =>
      heading
        .toLowerCase()
        .replaceAll(/[^\w\s-]/g, "")
        .replaceAll(" ", "-"),
    );
  const exists = (link: string) => {
    const [file = "", anchor] = link.split("#");
    return anchor === undefined
      ? existsSync(join(root, file))
      : anchorsOf(pages.get(file) ?? "").includes(anchor);
  };
  expect(unknown(links, exists)).toEqual([]);
});

test("the docs name npm scripts that exist", () => {
  const { scripts }: { scripts: Record<string, string> } = JSON.parse(read("package.json"));
  const commands = (text: string) => matches(text, /\bnpm run ([\w:-]+)/g);
  expect(unknown(commands, (command) => command in scripts)).toEqual([]);
});

test("README and operations name variables and codes that the code knows", () => {
  const sources = [
    "docker-compose.yml",
    ...["contract", "college/src", "gateway/src", "scripts", "e2e/harness"].flatMap((folder) =>
      filesUnder(folder, /(?<!\.test)\.m?ts$/),
    ),
  ];
  const pattern = /\b([A-Z]+(?:_[A-Z]+)+)\b/g;
  const known = new Set(sources.flatMap((source) => matches(read(source), pattern)));
  const names = (text: string, page: string) =>
    ["README.md", "docs/operations.md"].includes(page) ? matches(text, pattern) : [];
  expect(unknown(names, (name) => known.has(name))).toEqual([]);
});
