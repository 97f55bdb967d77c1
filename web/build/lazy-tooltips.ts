import type { Plugin } from "vite";

/** What imports a tooltip for an option that few pages use. */
const importers = /\/antd\/es\/(?:form\/FormItemLabel|config-provider\/index)\.js$/;

const prefix = "\0portal:lazy/";

const lazily = (path: string) => `
import { createElement, lazy, Suspense } from "react";
const Part = lazy(() => import(${JSON.stringify(path)}));
export default ({ children, ...props }) =>
  createElement(Suspense, { fallback: children }, createElement(Part, props, children));
`;

/**
 * Loads Ant Design's Tooltip where a form's label or the theme asks for one, not with every form: with its positioning
 * it weighs as much as the form's fields.
 */
export const lazyTooltips = (): Plugin => ({
  name: "portal-lazy-tooltips",
  apply: "build",
  enforce: "pre",
  resolveId: (source, importer) =>
    importer && importers.test(importer) && /^\.\.\/tooltip(?:\/UniqueProvider)?$/.test(source)
      ? `${prefix}${source.slice("../".length)}`
      : undefined,
  load: (id) =>
    id.startsWith(prefix) ? lazily(`antd/es/${id.slice(prefix.length)}/index.js`) : undefined,
});
