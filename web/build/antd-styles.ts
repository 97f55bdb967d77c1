import { createCache, extractStyle, StyleProvider } from "@ant-design/cssinjs";
import { ConfigProvider, type ThemeConfig } from "antd";
import { createElement } from "react";
import { renderToString } from "react-dom/server";
import { portalTheme, staffTheme } from "../src/theme.ts";
import { samplesOf } from "./antd-samples.tsx";
import {
  type Area,
  antdNamesOf,
  type ComponentWithOwnSheet,
  componentsWithOwnSheet,
  hasOwnSheet,
} from "./antd-usage.ts";
import { withoutUnusedVariants } from "./unused-variants.ts";

export type SheetName = Area | ComponentWithOwnSheet;

/** Components under a theme. */
type Samples = readonly [theme: ThemeConfig, names: readonly string[]];

/** What the samples' styles add to those of the samples before them. */
const addedStyles = (before: readonly Samples[], samples: readonly Samples[]): string => {
  const cache = createCache();
  registerStyles(cache, before);
  extractStyle(cache, { plain: true, once: true });
  registerStyles(cache, samples);
  return extractStyle(cache, { plain: true, once: true });
};

/** Renders the samples, which registers their styles in the cache. */
const registerStyles = (
  cache: ReturnType<typeof createCache>,
  samples: readonly Samples[],
): void => {
  for (const [theme, names] of samples) {
    renderToString(
      createElement(
        StyleProvider,
        { cache },
        createElement(
          ConfigProvider,
          { theme: { ...theme, zeroRuntime: false } },
          samplesOf(names),
        ),
      ),
    );
  }
};

/** The names of an area that have no sheet of their own. */
const areaNames = (area: Area): readonly string[] =>
  antdNamesOf(area).filter((name) => !hasOwnSheet(name));

/** Ant Design's styles, without the variants that the portal does not use. */
export const antdStyleSheets = (): ReadonlyMap<SheetName, string> => {
  const publicNames: Samples = [portalTheme, areaNames("public")];
  const staffNames = areaNames("staff");
  // What both areas have. The sheet of a component also serves the area that has more.
  const shared = areaNames("person").filter((name) => staffNames.includes(name));
  const sheets: readonly (readonly [SheetName, string])[] = [
    ["public", addedStyles([], [publicNames])],
    ["person", addedStyles([publicNames], [[portalTheme, areaNames("person")]])],
    // The rules are the same, but a denser theme sets the variables of all components anew.
    ["staff", addedStyles([publicNames], [[staffTheme, staffNames]])],
    ...componentsWithOwnSheet.map((name): [SheetName, string] => [
      name,
      addedStyles(
        [publicNames, [portalTheme, shared], [staffTheme, shared]],
        [
          [portalTheme, [name]],
          [staffTheme, [name]],
        ],
      ),
    ]),
  ];
  const kept = withoutUnusedVariants(sheets.map(([, sheet]) => sheet));
  return new Map(sheets.map(([name], index) => [name, kept[index] ?? ""]));
};
