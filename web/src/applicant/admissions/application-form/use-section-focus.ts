import { type RefObject, useEffect, useRef } from "react";
import { useLocation } from "react-router-dom";
import { focusField, focusFirstControl } from "../../../ui/focus-field.ts";

/**
 * Moves the focus on arrival at a section: to the field in the address, else, after another section, to the section's
 * heading.
 */
export const useArrival = (container: RefObject<HTMLElement | null>): void => {
  const { key, hash } = useLocation();
  const arrived = useRef(key);
  useEffect(() => {
    const isElsewhere = arrived.current !== key;
    arrived.current = key;
    if (hash) {
      // An earlier answer hides the field, so the section's first question takes the focus.
      if (!focusField(container.current, hash.slice(1))) focusFirstControl(container.current);
      return;
    }
    if (!isElsewhere) return;
    window.scrollTo(0, 0);
    container.current?.querySelector("h2")?.focus({ preventScroll: true });
  }, [key, hash, container]);
};
