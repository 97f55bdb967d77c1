import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Page } from "playwright-core";

const require = createRequire(import.meta.url);
const axeSource = readFileSync(require.resolve("axe-core/axe.min.js"), "utf8");

/** The rows of a list after the first six have the same parts as those. */
const repetitions = "main :is(tbody tr, ul[aria-label] > li):nth-child(n + 7)";

/** What surrounds the screens of an area and stays when the screen changes. */
const frame = "header, aside, nav, footer";

/**
 * Which texts have their contrast checked is said below. Lighthouse asks for 24 pixels where a finger taps, which axe alone does
 * not. The text field in a select is smaller than the select, which is what opens it.
 */
const rules = `[
  { id: "color-contrast", selector: "[data-contrast-checked=now]" },
  { id: "target-size", selector: "*:not([role=combobox])", enabled: true },
]`;

/** The kinds of text whose contrast this worker has checked, by origin and area: elsewhere other style sheets apply. */
const checkedColours = new Map<string, Set<number>>();

/**
 * What axe finds wrong on the current screen, each as one line. Axe takes longer than all else that a screen is checked
 * for, so nothing is checked twice: a frame around screens only with the first of them at each width, and contrast, two
 * thirds of axe's time, once for each kind of text in an area, also when another document shows it.
 */
export async function axeViolations(page: Page): Promise<readonly string[]> {
  for (const part of page.frames()) {
    if (await part.evaluate<boolean>("'axe' in window")) continue;
    await part.evaluate(axeSource);
    await part.evaluate(`axe.configure({ rules: ${rules} })`);
  }
  const { origin, pathname } = new URL(page.url());
  const area = `${origin}/${pathname.split("/")[1]}`;
  const known = checkedColours.get(area) ?? new Set();
  checkedColours.set(area, known);
  const { violations, checked } = await page.evaluate<{
    readonly violations: readonly string[];
    readonly checked: readonly number[];
  }>(findViolations([...known]));
  for (const kind of checked) known.add(kind);
  return violations;
}

/**
 * Colours come from style sheets, so two texts have the same if they and all their ancestors have the same tags and
 * attributes, but for those that name or place one element or another. `markUncheckedColours` marks one text of each such
 * kind that is not `known`, and answers a digest of each.
 */
const findViolations = (known: readonly number[]) => `(async () => {
  const checkedFrames = (window.checkedFrames ??= new Set());
  const checkedColours = new Set(${JSON.stringify(known)});
  const naming = /^(id|name|for|title|href|src|alt|value|placeholder|data-(row|row-key|menu-id|node-key)|aria-(label|labelledby|describedby|controls|owns|activedescendant))$/;
  const placing = /^(x|y|dx|dy|width|height|viewBox|transform|colspan|rowspan)$/;

  const digestOf = (text) => {
    let [high, low] = [0xdeadbeef, 0x41c6ce57];
    for (let at = 0; at < text.length; at += 1) {
      high = Math.imul(high ^ text.charCodeAt(at), 2654435761);
      low = Math.imul(low ^ text.charCodeAt(at), 1597334677);
    }
    return (high >>> 0) * 2 ** 21 + (low >>> 11);
  };

  const markUncheckedColours = (isExcluded) => {
    for (const marked of document.querySelectorAll("[data-contrast-checked]")) {
      marked.removeAttribute("data-contrast-checked");
    }
    const kinds = new Map();
    const kindOf = (element) => {
      if (element === null) return "";
      const found = kinds.get(element);
      if (found !== undefined) return found;
      const attributes = [...element.attributes].filter(({ name }) => !naming.test(name) && !placing.test(name));
      const own = attributes.map(({ name, value }) => name + "=" + value).join(" ");
      const kind = kindOf(element.parentElement) + "\\n" + element.localName + " " + own;
      kinds.set(element, kind);
      return kind;
    };
    const shownTexts = [...document.body.querySelectorAll("*")].filter(
      (element) =>
        (element.matches("input, textarea") ||
          [...element.childNodes].some(({ nodeType, data }) => nodeType === Node.TEXT_NODE && data.trim() !== "")) &&
        element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
        !isExcluded(element),
    );
    const unchecked = [];
    for (const text of shownTexts) {
      const kind = digestOf(kindOf(text));
      if (checkedColours.has(kind)) continue;
      checkedColours.add(kind);
      unchecked.push(kind);
      text.setAttribute("data-contrast-checked", "now");
    }
    return unchecked;
  };

  const outsideMain = [...document.querySelectorAll("${frame}")].filter((one) => !one.closest("main"));
  const currentFrame = [innerWidth, ...outsideMain.map(({ className }) => className)].join();
  const unchanged = checkedFrames.has(currentFrame) ? outsideMain : [];
  checkedFrames.add(currentFrame);
  const checked = markUncheckedColours(
    (element) => element.closest("${repetitions}") !== null || unchanged.some((one) => one.contains(element)),
  );
  const { violations } = await axe.run(
    { exclude: ["${repetitions}", ...unchanged] },
    { resultTypes: ["violations"] },
  );
  // What a bar at the edge of the window covers, a finger reaches after scrolling.
  const isCovered = ({ any }) => any.some(({ data }) => /obscured/i.test(data?.messageKey));
  const lines = violations.flatMap(({ id, help, nodes }) =>
    nodes.filter((node) => !isCovered(node)).map(({ target }) => id + ": " + help + " (" + target.join(" ") + ")"),
  );
  return { violations: lines, checked };
})()`;
