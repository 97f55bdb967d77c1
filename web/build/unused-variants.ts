import postcss, { type Root } from "postcss";

/**
 * Selectors of variants that the portal does not use: named colours, the grid's columns by number and breakpoint, the
 * right-to-left layout, and the themes that antd makes for samples of its own.
 */
const unused = [
  /-(?:blue|purple|cyan|magenta|pink|red|orange|yellow|volcano|geekblue|lime|gold|green)\b/,
  /\.ant-col-(?:(?:xs|sm|md|lg|xl|xxl|xxxl)-)?(?:\d|push|pull|offset|order)/,
  /\.ant-[a-z-]+-rtl\b/,
  /^\.css-var-_/,
  /^\.data-ant-cssinjs-cache-path/,
];

const dropUnusedRules = (sheet: Root): void => {
  sheet.walkRules((rule) => {
    const kept = rule.selectors.filter((selector) => !unused.some((test) => test.test(selector)));
    if (kept.length === 0) rule.remove();
    else rule.selectors = kept;
  });
  sheet.walkAtRules((rule) => {
    if (rule.nodes?.length === 0) rule.remove();
  });
};

const variable = /var\((--[\w-]+)/g;

const referencedIn = (sheets: readonly Root[]): ReadonlySet<string> => {
  const names = new Set<string>();
  for (const sheet of sheets) {
    sheet.walkDecls(({ value }) => {
      for (const [, name = ""] of value.matchAll(variable)) names.add(name);
    });
  }
  return names;
};

/** Drops variables until each of the rest is used by a declaration that stays. */
const dropUnusedVariables = (sheets: readonly Root[]): void => {
  const used = referencedIn(sheets);
  let dropped = 0;
  for (const sheet of sheets) {
    sheet.walkDecls(/^--ant-/, (declaration) => {
      if (used.has(declaration.prop)) return;
      declaration.remove();
      dropped += 1;
    });
  }
  if (dropped > 0) dropUnusedVariables(sheets);
};

/** The style sheets of one page without rules and variables that nothing in the portal can use. */
export const withoutUnusedVariants = (sheets: readonly string[]): readonly string[] => {
  const roots = sheets.map((sheet) => postcss.parse(sheet));
  roots.forEach(dropUnusedRules);
  dropUnusedVariables(roots);
  return roots.map((root) => root.toString());
};
