import { readdirSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { sharedModules } from "./shared-files.ts";

const root = join(import.meta.dirname, "../..");

/** The folder of a pattern, which has no pattern in itself: `web/src/ui/` of `web/src/ui/(Facts|DownloadButton)\.`. */
const folderOf = (pattern: string): string => {
  const plain = pattern.match(/^[\w@/.-]*/)?.[0] ?? "";
  return plain.slice(0, plain.lastIndexOf("/") + 1);
};

/** `a(b|c)d` as `abd` and `acd`; a lookahead is left alone. */
const alternatives = (pattern: string): readonly string[] => {
  const [whole, names = ""] = pattern.match(/\((?!\?)([^()]*)\)(?!\?)/) ?? [];
  if (whole === undefined) return [pattern];
  return names.split("|").flatMap((name) => alternatives(pattern.replace(whole, name)));
};

/** Given by the build or by a package, not found under its folder of the project. */
const isVirtual = (pattern: string): boolean => /^(vite|icons|antd-styles)\//.test(pattern);

const patterns = Object.entries(sharedModules).flatMap(([name, own]) =>
  own
    .filter((pattern) => !isVirtual(pattern))
    .flatMap(alternatives)
    .map((pattern) => [name, pattern] as const),
);

it.each(patterns)("%s has modules for %s", (_name, pattern) => {
  const folder = folderOf(pattern);
  const files = readdirSync(join(root, folder), { recursive: true, encoding: "utf8" });
  const paths = [folder, ...files.map((file) => folder + file.replaceAll("\\", "/"))];
  expect(paths.some((path) => new RegExp(pattern).test(path))).toBe(true);
});
