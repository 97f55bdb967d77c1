import { type RefObject, useEffect, useRef } from "react";

/**
 * Takes the focus to an element when the last row is let go of and what had the focus is gone: as the button of a bar
 * that is there while rows are ticked, or the dialog that it opened.
 * @param ticked - how many rows are
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
