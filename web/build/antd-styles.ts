import { createCache, extractStyle, StyleProvider } from "@ant-design/cssinjs";
import { ConfigProvider, type ThemeConfig } from "antd";
import { createElement } from "react";
import { renderToString } from "react-dom/server";
import type { Plugin } from "vite";
import { portalTheme, staffTheme, themeVariables } from "../src/theme.ts";
import { samplesOf } from "./antd-samples.tsx";
import { type Area, antdNamesOf, areas } from "./antd-usage.ts";
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
  const cache = createCache();
  registerStyles(cache, portalTheme, antdNamesOf("public"));
  const ofPublic = newStyles(cache);
  const sheetOf = (theme: ThemeConfig, area: Area): string => {
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

const prefix = "virtual:antd-styles/";

/**
 * Serves `virtual:antd-styles/<area>.css`: Ant Design's styles, made when the client is built, for the components that
 * the area's modules import. With `isEmpty` they are empty, for tests in an environment without a layout.
 */
export const antdStyles = ({ isEmpty = false } = {}): Plugin => ({
  name: "portal-antd-styles",
  resolveId: (id) => (id.startsWith(prefix) ? `\0${id}` : undefined),
  load: (id) => {
    const area = areas.find((name) => id === `\0${prefix}${name}.css`);
    return area && (isEmpty ? "" : antdStyleSheets()[area]);
  },
});
