import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import postcss from "postcss";
import { expect, it } from "vitest";
import { componentsWithOwnSheet } from "../build/antd-usage.ts";
import { clientSources } from "./client-sources.ts";

const source = join(import.meta.dirname, "../src");

const tag = new RegExp(
  `<(?:${componentsWithOwnSheet.join("|")})(?:\\.\\w+)?(?:<\\w+>)?\\s(?:(?!/?>\\s|<)[^])*?className=\\{(?:classNames\\()?styles\\.(\\w+)`,
  "g",
);

/** The style sheet of a module, and the classes that the module gives to components with a sheet of their own. */
const given = clientSources.flatMap(({ file, text }) => {
  const [, sheet] = /import styles from "([^"]+)"/.exec(text) ?? [];
  return [...text.matchAll(tag)].flatMap(([, name = ""]) =>
    sheet === undefined ? [] : [{ sheet: join(source, dirname(file), sheet), name }],
  );
});

/** The selectors in which a class stands once. */
const singleSelectors = (sheet: string, name: string): readonly string[] => {
  const found: string[] = [];
  postcss.parse(readFileSync(sheet, "utf8")).walkRules(({ selectors }) => {
    found.push(
      ...selectors.filter((selector) => selector.split(new RegExp(`\\.${name}\\b`)).length === 2),
    );
  });
  return found;
};

// The component's sheet arrives after ours, so of two rules that weigh the same its own would hold.
it("a class of ours for a component with a sheet of its own stands twice in its selectors", () => {
  expect(given.length).toBeGreaterThan(8);
  expect(given.flatMap(({ sheet, name }) => singleSelectors(sheet, name))).toEqual([]);
});
