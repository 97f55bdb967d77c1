import type { ESTree, Plugin } from "vite";

/** What a style module of antd exports, by the function that makes it, and what takes its place. */
const stubs: Readonly<Record<string, string>> = {
  genStyleHooks: "useStyle",
  genComponentStyleHook: "useHash",
  genSubStyleComponent: "Nothing",
};

const stubModule = "\0portal:antd-style-stubs";

const stubCode = `
import { useContext } from "react";
import { DesignTokenContext } from "antd/es/theme/context";
/** The class that holds the theme's variables. There is no class for a hash. */
export const useStyle = () => ["", useContext(DesignTokenContext).cssVar?.key];
export const useHash = () => "";
export const Nothing = () => null;
`;

const noStyleElements = `
export const injectCSS = () => null;
export const removeCSS = () => undefined;
export const updateCSS = () => null;
export const clearContainerCache = () => undefined;
`;

const isStyleModule = (id: string) => /\/antd\/es\/[^?]+\/style(?:\/[\w-]+)?\.js$/.test(id);

/** The calls at the top level of a module, which make the exports of a style module. */
const topLevelCalls = (program: ESTree.Program): readonly ESTree.CallExpression[] =>
  program.body.flatMap((statement) => {
    const node =
      statement.type === "ExportNamedDeclaration"
        ? (statement.declaration ?? statement)
        : statement;
    const values =
      node.type === "ExportDefaultDeclaration"
        ? [node.declaration]
        : node.type === "VariableDeclaration"
          ? node.declarations.map(({ init }) => init)
          : [];
    return values.filter(
      (value): value is ESTree.CallExpression => value?.type === "CallExpression",
    );
  });

const withStubs = (code: string, calls: readonly ESTree.CallExpression[]): string => {
  const stubbed = calls.toReversed().reduce((text, { callee, start, end }) => {
    const stub = callee.type === "Identifier" && stubs[callee.name];
    return stub ? `${text.slice(0, start)}${stub}${text.slice(end)}` : text;
  }, code);
  return `import { useStyle, useHash, Nothing } from ${JSON.stringify(stubModule)};\n${stubbed}`;
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
    return isStyleModule(id) ? withStubs(pure, topLevelCalls(this.parse(pure))) : pure;
  },
});
