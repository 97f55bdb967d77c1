import { createCache, extractStyle, StyleProvider } from "@ant-design/cssinjs";
import { ConfigProvider, type ThemeConfig } from "antd";
import { createElement } from "react";
import { renderToString } from "react-dom/server";
import { portalTheme, staffTheme } from "../src/theme.ts";
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

/** The styles of the public pages, and those that an area adds to them. An area does not have another area's. */
const sheetsOf = (area: Area, theme: ThemeConfig): readonly [ofPublic: string, ofArea: string] => {
  const cache = createCache();
  registerStyles(cache, portalTheme, antdNamesOf("public"));
  const ofPublic = newStyles(cache);
  registerStyles(cache, theme, antdNamesOf(area));
  return [ofPublic, newStyles(cache)];
};

/** Ant Design's styles of all areas, without the variants that the portal does not use. */
export const antdStyleSheets = (): Readonly<Record<Area, string>> => {
  const [ofPublic, ofPerson] = sheetsOf("person", portalTheme);
  // The rules are the same, but a denser theme sets the variables of all components anew.
  const [, ofStaff] = sheetsOf("staff", staffTheme);
  const [publicSheet = "", person = "", staff = ""] = withoutUnusedVariants([
    ofPublic,
    ofPerson,
    ofStaff,
  ]);
  return { public: publicSheet, person, staff };
};
