import { type RefObject, useEffect, useRef } from "react";
import { useLocation } from "react-router-dom";
import { focusField, focusFirstControl } from "./focus-field.ts";

/**
 * Where the focus goes on arriving at a section, which `container` holds: to the field that the address names, else,
 * coming from another section, to the section's heading.
 */
export const useArrival = (container: RefObject<HTMLElement | null>): void => {
  const { key, hash } = useLocation();
  const arrived = useRef(key);
  useEffect(() => {
    const isElsewhere = arrived.current !== key;
    arrived.current = key;
    if (hash) {
      // A field that an earlier answer still hides: its section begins with that question.
      if (!focusField(container.current, hash.slice(1))) focusFirstControl(container.current);
      return;
    }
    if (!isElsewhere) return;
    window.scrollTo(0, 0);
    container.current?.querySelector("h2")?.focus({ preventScroll: true });
  }, [key, hash, container]);
};
