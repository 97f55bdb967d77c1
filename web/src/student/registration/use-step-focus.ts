import { type RefObject, useEffect, useRef } from "react";
import { useLocation } from "react-router-dom";

/** Coming from another step, the page starts anew and the focus goes to the heading of the step that `container` holds. */
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
