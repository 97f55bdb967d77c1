import { type ReactNode, useEffectEvent, useLayoutEffect, useRef } from "react";
import { useLocation } from "react-router-dom";

/** The router's key of the history entry that the browser loaded. A reload keeps the key. */
const loadedKey = ((): string => {
  const state: unknown = window.history.state;
  const hasKey = typeof state === "object" && state !== null && "key" in state;
  return hasKey && typeof state.key === "string" ? state.key : "default";
})();

/**
 * The heading of a screen. It takes the focus on arrival from another screen, so that keyboard and screen reader start
 * there. After a load the browser's default applies. A change of the URL inside a screen (filters, steps) is no
 * arrival, so the focus stays.
 */
export const PageHeading = ({ children }: { children: ReactNode }) => {
  const heading = useRef<HTMLHeadingElement>(null);
  const { key } = useLocation();
  const arrive = useEffectEvent(() => {
    if (key !== loadedKey) heading.current?.focus({ preventScroll: true });
  });
  // Before it is painted: a control that the user focuses next keeps the focus.
  useLayoutEffect(() => arrive(), []);
  return (
    <h1 ref={heading} tabIndex={-1}>
      {children}
    </h1>
  );
};
