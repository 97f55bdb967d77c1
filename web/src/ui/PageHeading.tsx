import { type ReactNode, useEffect, useRef } from "react";
import { useLocation } from "react-router-dom";

/** The router's key of the screen the browser itself loaded. */
const firstScreen = "default";

/**
 * The heading of a screen. On arriving from another screen it takes the focus, so that a keyboard or a screen reader
 * starts at the new screen; on the first load the browser's own start stands.
 */
export const PageHeading = ({ children }: { children: ReactNode }) => {
  const heading = useRef<HTMLHeadingElement>(null);
  const { key } = useLocation();
  useEffect(() => {
    if (key !== firstScreen) heading.current?.focus({ preventScroll: true });
  }, [key]);
  return (
    <h1 ref={heading} tabIndex={-1}>
      {children}
    </h1>
  );
};
