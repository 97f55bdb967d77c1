import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";

const source = join(import.meta.dirname, "../src");

const screens = readdirSync(source, { recursive: true, encoding: "utf8" })
  .filter((name) => name.endsWith(".tsx"))
  .map((name) => ({ name, text: readFileSync(join(source, name), "utf8") }));

const withResult = screens.filter(({ text }) =>
  /import \{[^}]*\bResult\b[^}]*\} from "antd"/s.test(text),
);

it("finds the screens with a Result", () => {
  expect(withResult.map(({ name }) => name)).toContain("public/payments/result/Outcome.tsx");
});

it.each(withResult)("$name has no status whose picture the build leaves out", ({ text }) => {
  expect(text).not.toMatch(/["'{](?:403|404|500)["'}]/);
});

it("no screen has tabs in a Card or filter menus in a Table", () => {
  const having = screens.filter(({ text }) => /\b(?:tabList|filterDropdown)\b/.test(text));
  expect(having.map(({ name }) => name)).toEqual([]);
});
