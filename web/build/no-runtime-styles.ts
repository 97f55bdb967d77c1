import type { ESTree, Plugin } from "vite";

/** What a style module of antd exports, by the function that makes it, and what takes its place. */
const stubs: Readonly<Record<string, string>> = {
  genStyleHooks: "useMadeStyle",
  genComponentStyleHook: "useMadeHash",
  genSubStyleComponent: "NoStyle",
};

const stubModule = "\0portal:antd-style-stubs";

const stubCode = `
import { useContext } from "react";
import { DesignTokenContext } from "antd/es/theme/context";
/** The class that holds the theme's variables. There is no class for a hash. */
export const useMadeStyle = () => ["", useContext(DesignTokenContext).cssVar?.key];
export const useMadeHash = () => "";
export const NoStyle = () => null;
`;

const noStyleElements = `
export const injectCSS = () => null;
export const removeCSS = () => undefined;
/** Callers mark the element they get. Outside the document it does nothing. */
export const updateCSS = () => document.createElement("style");
export const clearContainerCache = () => undefined;
`;

const isStyleModule = (id: string) => /\/antd\/es\/[^?]+\/style(?:\/[\w-]+)?\.js$/.test(id);

const isStubbed = (node: object): node is ESTree.CallExpression =>
  "type" in node &&
  node.type === "CallExpression" &&
  "callee" in node &&
  typeof node.callee === "object" &&
  node.callee !== null &&
  "name" in node.callee &&
  String(node.callee.name) in stubs;

/** The calls that make styles. Menu and Tooltip have theirs inside a function. */
const stubbedCalls = (node: unknown): readonly ESTree.CallExpression[] => {
  if (typeof node !== "object" || node === null) return [];
  return isStubbed(node) ? [node] : Object.values(node).flatMap(stubbedCalls);
};

const withStubs = (code: string, calls: readonly ESTree.CallExpression[]): string => {
  const stubbed = calls.toReversed().reduce((text, { callee, start, end }) => {
    const stub = callee.type === "Identifier" && stubs[callee.name];
    return stub ? `${text.slice(0, start)}${stub}${text.slice(end)}` : text;
  }, code);
  return `import { useMadeStyle, useMadeHash, NoStyle } from ${JSON.stringify(stubModule)};\n${stubbed}`;
};

/**
 * Keeps Ant Design from writing styles while the page runs: build/antd-styles.ts has written them when the client was
 * built. The functions that make styles stay out of the bundle, and nothing creates a style element, which the content
 * security policy forbids.
 */
export const noRuntimeStyles = (): Plugin => ({
  name: "portal-no-runtime-styles",
  apply: "build",
  enforce: "pre",
  resolveId: (id) => (id === stubModule ? id : undefined),
  load: (id) => {
    if (id === stubModule) return stubCode;
    return /\/@rc-component\/util\/es\/Dom\/dynamicCSS\.js$/.test(id) ? noStyleElements : undefined;
  },
  transform(code, id) {
    if (!id.includes("/antd/es/")) return undefined;
    if (id.endsWith("/theme/util/useResetIconStyle.js")) return "export default () => undefined;";
    if (id.endsWith("/theme/util/genStyleUtils.js")) {
      return code.replace(/= genStyleUtils\(\{[\s\S]*?\n\}\);/, "= {};");
    }
    // An animation is an object that nothing but the styles uses. The bundler cannot know that.
    const pure = code.replaceAll("new Keyframes(", "/* @__PURE__ */ new Keyframes(");
    return isStyleModule(id) ? withStubs(pure, stubbedCalls(this.parse(pure))) : pure;
  },
});
