import type { Plugin } from "vite";
import { areas } from "./antd-usage.ts";

const prefix = "virtual:antd-styles/";

/**
 * Serves `virtual:antd-styles/<area>.css`: Ant Design's styles, made when the client is built, for the components that
 * the area's modules import. With `isEmpty` they are empty, for tests in an environment without a layout.
 */
export const antdStyles = ({ isEmpty = false } = {}): Plugin => ({
  name: "portal-antd-styles",
  resolveId: (id) => (id.startsWith(prefix) ? `\0${id}` : undefined),
  load: async (id) => {
    const area = areas.find((name) => id === `\0${prefix}${name}.css`);
    if (!area || isEmpty) return area && "";
    // Only a build needs them. Tools that read the configuration cannot read the samples' JSX.
    const { antdStyleSheets } = await import("./antd-styles.ts");
    return antdStyleSheets()[area];
  },
});
