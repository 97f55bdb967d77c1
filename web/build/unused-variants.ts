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

interface Variant {
  readonly selector: RegExp;
  /** The property that a screen would set for it. No screen does (unused-variants.test.ts). */
  readonly property: RegExp;
}

/** A fifth of the styles of an area. */
export const unusedVariants: Readonly<Record<string, Variant>> = {
  "fields without an outline": {
    selector: /\.ant-(?:input|select|picker)[a-z-]*-(?:borderless|filled|underlined)\b/,
    property:
      /\bvariant="(?:filled|underlined)"|<(?:Input|Select|AutoComplete)\b[^<]*="borderless"/,
  },
  "fields with a warning": {
    selector: /\.ant-(?:input|select|picker|otp)[a-z-]*-status-warning\b/,
    property: /\b(?:validateStatus|status)[:=] ?"warning"/,
  },
  "uploaded pictures": {
    selector: /\.ant-upload[a-z-]*-picture/,
    property: /\blistType\b/,
  },
  "dark menus": { selector: /\.ant-menu[a-z-]*-dark\b/, property: /\btheme="dark"/ },
  "menus that collapse or open beside an entry": {
    selector:
      /\.ant-menu-(?:inline-collapsed|vertical|submenu-popup|submenu-placement-[a-zA-Z]+)\b/,
    property: /\binlineCollapsed\b|\bcollapsible\b|\bmode="vertical"/,
  },
  "dropdowns beside their button": {
    selector: /\.ant-dropdown\b.*-(?:slide|placement)-(?:left|right)/,
    property: /<Dropdown\b[^<]*\bplacement="(?:left|right)/,
  },
  "horizontal menus": { selector: /\.ant-menu-horizontal\b/, property: /\bmode="horizontal"/ },
  "tabs as cards or at a side": {
    selector: /\.ant-tabs-(?:card|editable|left|right|start|end|bottom)\b/,
    property: /\btabP(?:osition|lacement)\b|\btype="(?:editable-)?card"/,
  },
  "a page by its number": { selector: /quick-jumper/, property: /\bshowQuickJumper\b/ },
  "steps other than by number": {
    selector: /\.ant-steps-(?:navigation|dot|panel|inline)\b/,
    property: /\bprogressDot\b|\btype="(?:dot|navigation|panel|inline)"/,
  },
  "tables and descriptions with all borders": {
    selector: /\.ant-(?:table|descriptions)-bordered\b/,
    property: /\bbordered\b/,
  },
  "filters of tables": {
    selector: /\.ant-(?:table-filter|tree)\b/,
    property: /\bfilterDropdown\b/,
  },
};

const selectors = [...unused, ...Object.values(unusedVariants).map(({ selector }) => selector)];

/** Whether it selects nothing without one of them. What stands in `:not()` or as one choice of several says nothing. */
const isUnused = (selector: string): boolean => {
  const needed = selector.replaceAll(/:(?:not|is|where)\([^()]*\)/g, "");
  return selectors.some((test) => test.test(needed));
};

const dropUnusedRules = (sheet: Root): void => {
  sheet.walkRules((rule) => {
    const kept = rule.selectors.filter((selector) => !isUnused(selector));
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
