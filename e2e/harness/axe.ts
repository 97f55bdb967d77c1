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
 * What axe finds wrong on the current screen, each as one line. Axe takes longer than all else that a screen is checked
 * for, so nothing is checked twice: a frame around screens only with the first of them at each width, and contrast, two
 * thirds of axe's time, once for each kind of text.
 */
export async function axeViolations(page: Page): Promise<readonly string[]> {
  for (const part of page.frames()) {
    if (await part.evaluate<boolean>("'axe' in window")) continue;
    await part.evaluate(axeSource);
    await part.evaluate(
      `axe.configure({ rules: [{ id: "color-contrast", selector: "[data-contrast-checked=now]" }] })`,
    );
  }
  return page.evaluate(findViolations);
}

/**
 * Colours come from style sheets, so two texts have the same if they and all their ancestors have the same tags and
 * attributes, but for those that name one element or another. `markUncheckedColours` marks one text of each such kind that
 * the document has not shown before.
 */
const findViolations = `(async () => {
  const checkedFrames = (window.checkedFrames ??= new Set());
  const checkedColours = (window.checkedColours ??= new Set());
  const naming = /^(id|name|for|title|href|src|alt|value|data-row-key|aria-(label|labelledby|describedby|controls|owns|activedescendant))$/;

  const markUncheckedColours = (isExcluded) => {
    for (const marked of document.querySelectorAll("[data-contrast-checked]")) {
      marked.removeAttribute("data-contrast-checked");
    }
    const kinds = new Map();
    const kindOf = (element) => {
      if (element === null) return "";
      const known = kinds.get(element);
      if (known !== undefined) return known;
      const attributes = [...element.attributes].filter(({ name }) => !naming.test(name));
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
    for (const text of shownTexts) {
      const kind = kindOf(text);
      if (checkedColours.has(kind)) continue;
      checkedColours.add(kind);
      text.setAttribute("data-contrast-checked", "now");
    }
  };

  const outsideMain = [...document.querySelectorAll("${frame}")].filter((one) => !one.closest("main"));
  const currentFrame = [innerWidth, ...outsideMain.map(({ className }) => className)].join();
  const unchanged = checkedFrames.has(currentFrame) ? outsideMain : [];
  checkedFrames.add(currentFrame);
  markUncheckedColours(
    (element) => element.closest("${repetitions}") !== null || unchanged.some((one) => one.contains(element)),
  );
  const { violations } = await axe.run(
    { exclude: ["${repetitions}", ...unchanged] },
    { resultTypes: ["violations"] },
  );
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target }) => id + ": " + help + " (" + target.join(" ") + ")"),
  );
})()`;
