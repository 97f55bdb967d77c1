import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { brotliCompressSync } from "node:zlib";
import postcss from "postcss";
import { build, type Plugin } from "vite";
import { describe, expect, it } from "vitest";
import { samplesOf } from "./antd-samples.tsx";
import { antdStyleSheets, type SheetName } from "./antd-styles.ts";
import { withOwnSheets } from "./antd-styles-plugin.ts";
import {
  antdNamesOf,
  antdUsage,
  antdUsageOf,
  areas,
  componentsWithOwnSheet,
  hasOwnSheet,
} from "./antd-usage.ts";
import { noRuntimeStyles } from "./no-runtime-styles.ts";

const brotliKilobytes = (text: string) => brotliCompressSync(text).length / 1024;

/** Components whose class is not their name in kebab case; null for those without a class of their own. */
const classes: Readonly<Record<string, string | null>> = {
  App: "ant-app",
  AutoComplete: "ant-select-auto-complete",
  Button: "ant-btn",
  Col: "ant-col",
  ConfigProvider: null,
  DatePicker: "ant-picker",
  Grid: null,
  QRCode: "ant-qrcode",
  theme: null,
  version: null,
};

const classOf = (name: string) =>
  name in classes
    ? classes[name]
    : `ant-${name.replace(/(?<=[a-z])[A-Z]/g, (letter) => `-${letter}`).toLowerCase()}`;

/** The selectors of rules that style something, which a rule of variables alone does not. */
const styledSelectors = (sheet: string): string => {
  const selectors: string[] = [];
  postcss.parse(sheet).walkRules((rule) => {
    if (rule.some((node) => node.type === "decl" && !node.prop.startsWith("--"))) {
      selectors.push(rule.selector);
    }
  });
  return selectors.join("\n");
};

describe("Ant Design's styles", () => {
  const sheets = antdStyleSheets();
  const sheetOf = (name: SheetName) => sheets.get(name) ?? "";
  const isStyled = (name: string, styled: string) => {
    const found = classOf(name);
    return !found || new RegExp(`\\.${found}\\b`).test(styled);
  };

  it.each(areas)("have a sample of all that the %s area imports", (area) => {
    expect(() => samplesOf(antdNamesOf(area))).not.toThrow();
  });

  it.each(areas)("style all that the %s area imports", (area) => {
    const ofArea = styledSelectors(sheetOf("public") + sheetOf(area));
    const missing = antdNamesOf(area).filter(
      (name) => !isStyled(name, hasOwnSheet(name) ? styledSelectors(sheetOf(name)) : ofArea),
    );
    expect(missing).toEqual([]);
  });

  it.each(areas)("of the %s area are without those of components that have a sheet", (area) => {
    const selectors = styledSelectors(sheetOf(area)).split(/[,\n]/);
    const styled = componentsWithOwnSheet.filter((name) =>
      selectors.some((selector) => selector.split(/[ >:]/)[0] === `.${classOf(name)}`),
    );
    expect(styled).toEqual([]);
  });

  it("are made for each module that imports from antd", () => {
    const known = new Set(areas.flatMap((area) => [...antdUsageOf(area).keys()]));
    const missing = [...antdUsage()].filter(
      ([file, names]) => names.length > 0 && !known.has(file),
    );
    expect(missing).toEqual([]);
  });

  it.each([
    ["public", 20],
    ["person", 50],
    ["staff", 50],
  ] as const)("of the %s area weigh at most %i KB", (area, limit) => {
    expect(brotliKilobytes(sheetOf(area))).toBeLessThanOrEqual(limit);
  });
});

it("a module imports the sheets of its components", () => {
  const module = 'import { Flex, Table,\n type TableProps } from "antd";\nimport "./rows.css";';
  expect(withOwnSheets(module)).toBe(`import "virtual:antd-styles/Table.css";${module}`);
  expect(withOwnSheets('import { Flex } from "antd";')).toBe('import { Flex } from "antd";');
});

it("a build holds none of Ant Design's functions that make styles", async () => {
  const folder = await mkdtemp(join(resolve(tmpdir()), "no-styles-"));
  const kept: string[] = [];
  const listKept: Plugin = {
    name: "list-kept",
    generateBundle(_options, bundle) {
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== "chunk") continue;
        for (const [id, { code }] of Object.entries(chunk.modules)) {
          const isStyle = /\/antd\/es\/[^?]+\/style(?:\/[\w-]+)?\.js$/.test(id);
          if (isStyle && code && /\btoken\b|componentCls/.test(code)) kept.push(id);
        }
      }
    },
  };
  try {
    const names = [...new Set(areas.flatMap(antdNamesOf))];
    await writeFile(
      join(folder, "main.js"),
      `import { ${names} } from "antd"; console.log(${names});`,
    );
    await build({
      root: folder,
      configFile: false,
      logLevel: "silent",
      plugins: [noRuntimeStyles(), listKept],
      resolve: { alias: { antd: join(import.meta.dirname, "../../node_modules/antd") } },
      build: { write: false, minify: false, rolldownOptions: { input: join(folder, "main.js") } },
    });
  } finally {
    await rm(folder, { recursive: true });
  }
  expect(kept).toEqual([]);
});
