import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { unusedVariants, withoutUnusedVariants } from "./unused-variants.ts";

const source = join(import.meta.dirname, "../src");

const screens = readdirSync(source, { recursive: true, encoding: "utf8" })
  .filter((name) => name.endsWith(".tsx"))
  .map((name) => ({ name, text: readFileSync(join(source, name), "utf8") }));

describe("the variants whose styles are left out", () => {
  it.each(Object.entries(unusedVariants))("%s: no screen has them", (_name, { property }) => {
    const having = screens.filter(({ text }) => property.test(text));
    expect(having.map(({ name }) => name)).toEqual([]);
  });

  it("leave other styles of their components", () => {
    const [sheet] = withoutUnusedVariants([
      [
        ".ant-menu{color:red}",
        ".ant-menu-dark .ant-menu-item{color:red}",
        ".ant-menu-dark,.ant-menu-light{color:red}",
        ".ant-table:not(.ant-table-bordered) td{color:red}",
        ":is(.ant-tabs-left,.ant-tabs-top) button{color:red}",
      ].join(""),
    ]);
    expect(sheet).toBe(
      [
        ".ant-menu{color:red}",
        ".ant-menu-light{color:red}",
        ".ant-table:not(.ant-table-bordered) td{color:red}",
        ":is(.ant-tabs-left,.ant-tabs-top) button{color:red}",
      ].join(""),
    );
  });
});
