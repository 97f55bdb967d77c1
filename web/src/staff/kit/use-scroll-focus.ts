import { type RefObject, useEffect, useRef } from "react";

/** For an element that scrolls where it is smaller than what it holds: there, and only there, the keyboard reaches it. */
export const useScrollFocus = <Element extends HTMLElement>(): RefObject<Element | null> => {
  const ref = useRef<Element>(null);
  // After each drawing, for what it holds may be another; and it may grow without the element doing so.
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
