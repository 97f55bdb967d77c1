import type { Plugin } from "vite";
import { areas, componentsWithOwnSheet, ownSheetsOf } from "./antd-usage.ts";

const prefix = "virtual:antd-styles/";
const sheetNames = [...areas, ...componentsWithOwnSheet];

/**
 * Serves `virtual:antd-styles/<area>.css`: Ant Design's styles, made when the client is built, for the components that
 * the area's modules import. A component with a sheet of its own is in `virtual:antd-styles/<component>.css`, which this adds to
 * the imports of each module that imports the component. With `isEmpty` the sheets are empty, for tests in an environment
 * without a layout.
 */
export const antdStyles = ({ isEmpty = false } = {}): Plugin => {
  let sheets: ReturnType<typeof makeSheets> | undefined;
  return {
    name: "portal-antd-styles",
    enforce: "pre",
    resolveId: (id) => (id.startsWith(prefix) ? `\0${id}` : undefined),
    load: async (id) => {
      const name = sheetNames.find((name) => id === `\0${prefix}${name}.css`);
      if (!name || isEmpty) return name && "";
      sheets ??= makeSheets();
      return (await sheets).get(name);
    },
    transform: {
      filter: { id: /\/web\/src\/.*\.tsx?$/ },
      handler: (code) => (isEmpty ? undefined : { code: withOwnSheets(code), map: null }),
    },
  };
};

/** Adds the imports in the first line, so that the others keep their numbers. */
export const withOwnSheets = (code: string): string =>
  ownSheetsOf(code)
    .map((name) => `import "${prefix}${name}.css";`)
    .join("") + code;

/** Only a build needs them. Tools that read the configuration cannot read the samples' JSX. */
const makeSheets = async () => (await import("./antd-styles.ts")).antdStyleSheets();
