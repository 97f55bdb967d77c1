/** Elements that browsers do not show, of those that the portal's pages have. */
const unshown = "[hidden], script, style, template, dialog:not([open])";

const ownDisplay = (element: HTMLElement): string =>
  element.style.display || (element.matches(unshown) ? "none" : "block");

const inheritedVisibility = (element: HTMLElement | null): string => {
  for (let at = element; at; at = at.parentElement) {
    if (at.style?.visibility) return at.style.visibility;
  }
  return "visible";
};

/**
 * Answers what queries by role and user-event ask for: whether an element is shown and takes a click. Without style
 * sheets that follows from its own attributes. jsdom instead matches every rule of the browser's own sheet against the
 * element for each question, which takes a quarter of the tests' time.
 */
export const computedStyle = (element: Element): CSSStyleDeclaration => {
  const { style } = document.createElement("span");
  if (!(element instanceof HTMLElement)) return style;
  style.cssText = element.style.cssText;
  style.display = ownDisplay(element);
  style.visibility = inheritedVisibility(element);
  style.pointerEvents ||= "auto";
  return style;
};
