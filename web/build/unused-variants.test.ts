import { describe, expect, it } from "vitest";
import { filesWith } from "../testing/client-sources.ts";
import { unusedVariants, withoutUnusedVariants } from "./unused-variants.ts";

describe("the variants whose styles are left out", () => {
  it.each(Object.entries(unusedVariants))("%s: no screen has them", (_name, { property }) => {
    expect(filesWith(property)).toEqual([]);
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
