import { type RefObject, useEffect, useRef } from "react";

/**
 * Focuses an element when the last row is deselected and the focused element is gone, such as a button of the bulk bar
 * or its dialog. @param ticked - the number of selected rows
 */
export const useFocusFallback = (element: RefObject<HTMLElement | null>, ticked: number): void => {
  const before = useRef(ticked);
  useEffect(() => {
    const wereTicked = before.current > 0;
    before.current = ticked;
    if (wereTicked && ticked === 0 && document.activeElement === document.body) {
      element.current?.focus({ preventScroll: true });
    }
  }, [element, ticked]);
};
