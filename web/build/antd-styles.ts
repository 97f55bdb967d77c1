import { createCache, extractStyle, StyleProvider } from "@ant-design/cssinjs";
import { ConfigProvider, type ThemeConfig } from "antd";
import { createElement } from "react";
import { renderToString } from "react-dom/server";
import { portalTheme, staffTheme, themeVariables } from "../src/theme.ts";
import { samplesOf } from "./antd-samples.tsx";
import { type Area, antdNamesOf } from "./antd-usage.ts";
import { withoutUnusedVariants } from "./unused-variants.ts";

type Cache = ReturnType<typeof createCache>;

/** Renders the samples of the named components under a theme, which registers their styles in the cache. */
const registerStyles = (cache: Cache, theme: ThemeConfig, names: readonly string[]): void => {
  renderToString(
    createElement(
      StyleProvider,
      { cache },
      createElement(ConfigProvider, { theme: { ...theme, zeroRuntime: false } }, samplesOf(names)),
    ),
  );
};

/** The styles that the cache got since the last call. */
const newStyles = (cache: Cache): string => extractStyle(cache, { plain: true, once: true });

/**
 * Ant Design's styles of all areas. Those of an area do not repeat what the public pages have loaded already, and all
 * are without the variants that the portal does not use.
 */
export const antdStyleSheets = (): Readonly<Record<Area, string>> => {
  /** A cache per area: no area's pages load another's sheet, so each has the rules that two of them need. */
  const afterPublic = () => {
    const cache = createCache();
    registerStyles(cache, portalTheme, antdNamesOf("public"));
    return { cache, ofPublic: newStyles(cache) };
  };
  const { ofPublic } = afterPublic();
  const sheetOf = (theme: ThemeConfig, area: Area): string => {
    const { cache } = afterPublic();
    registerStyles(cache, theme, antdNamesOf(area));
    return newStyles(cache);
  };
  const [publicSheet = "", person = "", staff = ""] = withoutUnusedVariants([
    ofPublic,
    sheetOf(portalTheme, "person"),
    // Own variables for all components, because the staff's theme is denser. The rules are the same.
    sheetOf(staffTheme, "staff"),
  ]);
  return { public: themeVariables() + publicSheet, person, staff };
};
