import { type RefObject, useEffect, useRef } from "react";

/** Makes a scrollable element focusable while its content overflows, so that it can be scrolled by keyboard. */
export const useScrollFocus = <Element extends HTMLElement>(): RefObject<Element | null> => {
  const ref = useRef<Element>(null);
  // Runs after each render, because the content can change or grow without a resize of the element.
  useEffect(() => {
    const element = ref.current;
    if (!element || !("ResizeObserver" in window)) return;
    const observer = new ResizeObserver(() => {
      const isWider = element.scrollWidth > element.clientWidth;
      if (isWider || element.scrollHeight > element.clientHeight) element.tabIndex = 0;
      else element.removeAttribute("tabindex");
    });
    for (const watched of [element, ...element.children]) observer.observe(watched);
    return () => observer.disconnect();
  });
  return ref;
};
