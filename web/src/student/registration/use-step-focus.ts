import { type RefObject, useEffect, useRef } from "react";
import { useLocation } from "react-router-dom";

/** On arrival from another step, scrolls to the top and focuses the heading inside `container`. */
export const useArrival = (container: RefObject<HTMLElement | null>): void => {
  const { key } = useLocation();
  const arrived = useRef(key);
  useEffect(() => {
    if (arrived.current === key) return;
    arrived.current = key;
    window.scrollTo(0, 0);
    container.current?.querySelector("h2")?.focus({ preventScroll: true });
  }, [key, container]);
};
