import type { Plugin } from "vite";

interface UnusedPart {
  /** What no screen has (unused-parts.test.ts). */
  readonly what: string;
  readonly module: RegExp;
  /** Takes the place of the module, or of its `import`. A `component` that is shown after all fails, in every journey. */
  readonly code: (component: string) => string;
  readonly import?: string;
}

const unusedParts: readonly UnusedPart[] = [
  {
    what: "the pictures of Result for the statuses 403, 404 and 500",
    module: /\/antd\/es\/result\/(?:noFound|serverError|unauthorized)\.js$/,
    code: (component) => `export default ${component};`,
  },
  {
    what: "the tabs of Card",
    module: /\/antd\/es\/card\/Card\.js$/,
    import: "import Tabs from '../tabs';",
    code: (component) => `const Tabs = ${component};`,
  },
  {
    // With a tree and two kinds of fields.
    what: "the filter menus of Table",
    module: /\/antd\/es\/table\/hooks\/useFilter\/FilterDropdown\.js$/,
    code: (component) => `export const flattenKeys = () => []; export default ${component};`,
  },
];

/** Leaves out parts of Ant Design's components that no screen has. A page with all of these would load 25 KB more. */
export const withoutUnusedParts = (): Plugin => ({
  name: "portal-without-unused-parts",
  apply: "build",
  enforce: "pre",
  transform(code, id) {
    const part = unusedParts.find(({ module }) => module.test(id));
    if (part === undefined) return;
    const failing = `() => { throw new Error("The build leaves out ${part.what} (build/unused-parts.ts)."); }`;
    const standIn = part.code(failing);
    if (part.import === undefined) return standIn;
    if (!code.includes(part.import)) this.error(`Ant Design has ${part.what} in another way now.`);
    return code.replace(part.import, standIn);
  },
});
