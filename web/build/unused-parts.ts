import type { Plugin } from "vite";

interface UnusedPart {
  /** What no screen has (unused-parts.test.ts). */
  readonly what: string;
  readonly module: RegExp;
  /** Takes the place of the module, or of its `import`. */
  readonly code: string;
  readonly import?: string;
}

/** A screen that has the part after all fails when it is shown, in every journey. */
const missing = (what: string): string =>
  `() => { throw new Error("The build leaves out ${what} (build/unused-parts.ts)."); }`;

const unusedParts: readonly UnusedPart[] = [
  {
    what: "the pictures of Result for the statuses 403, 404 and 500",
    module: /\/antd\/es\/result\/(?:noFound|serverError|unauthorized)\.js$/,
    code: "export default () => null;",
  },
  {
    what: "the tabs of Card",
    module: /\/antd\/es\/card\/Card\.js$/,
    import: "import Tabs from '../tabs';",
    code: `const Tabs = ${missing("the tabs of Card")};`,
  },
  {
    what: "the filter menus of Table, with a tree and two kinds of fields",
    module: /\/antd\/es\/table\/hooks\/useFilter\/FilterDropdown\.js$/,
    code: `export const flattenKeys = () => []; export default ${missing("the filter menus of Table")};`,
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
    if (part.import === undefined) return part.code;
    if (!code.includes(part.import)) this.error(`Ant Design has ${part.what} in another way now.`);
    return code.replace(part.import, part.code);
  },
});
