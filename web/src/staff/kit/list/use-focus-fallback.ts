import { type RefObject, useEffect, useRef } from "react";

/**
 * Focuses an element when the last row is deselected and the focused element is gone, such as a button of the bulk bar
 * or its dialog.
 */
export const useFocusFallback = (
  element: RefObject<HTMLElement | null>,
  selectedCount: number,
): void => {
  const before = useRef(selectedCount);
  useEffect(() => {
    const hadSelection = before.current > 0;
    before.current = selectedCount;
    if (hadSelection && selectedCount === 0 && document.activeElement === document.body) {
      element.current?.focus({ preventScroll: true });
    }
  }, [element, selectedCount]);
};
