import { type ReactNode, useEffect, useEffectEvent, useRef } from "react";
import { useLocation } from "react-router-dom";

/** The router's key of the history entry that the browser itself loaded; a reload keeps the entry's key. */
const loadedKey = ((): string => {
  const state: unknown = window.history.state;
  const hasKey = typeof state === "object" && state !== null && "key" in state;
  return hasKey && typeof state.key === "string" ? state.key : "default";
})();

/**
 * The heading of a screen. On arriving from another screen it takes the focus, so that a keyboard or a screen reader
 * starts at the new screen; on a load or reload the browser's own start stands. What a screen keeps in its URL (filters,
 * steps) is no arrival: the focus stays where the work is.
 */
export const PageHeading = ({ children }: { children: ReactNode }) => {
  const heading = useRef<HTMLHeadingElement>(null);
  const { key } = useLocation();
  const arrive = useEffectEvent(() => {
    if (key !== loadedKey) heading.current?.focus({ preventScroll: true });
  });
  useEffect(() => arrive(), []);
  return (
    <h1 ref={heading} tabIndex={-1}>
      {children}
    </h1>
  );
};
