import { useCallback, useSyncExternalStore } from "react";

/** The widths at which screens change, as media queries. They are Ant Design's own. */
export const widths = {
  /** A phone held upright. */
  narrow: "(max-width: 575px)",
  /** Too narrow for a table. */
  phone: "(max-width: 767px)",
  tablet: "(min-width: 768px)",
  /** Room for a menu at the side. */
  laptop: "(min-width: 992px)",
} as const;

/**
 * Whether the window fits a media query. Unlike Ant Design's useBreakpoint it knows that in the first rendering, so that no
 * second one follows.
 */
export const useMedia = (media: string): boolean =>
  useSyncExternalStore(
    useCallback(
      (onChange: () => void) => {
        const query = window.matchMedia(media);
        query.addEventListener("change", onChange);
        return () => query.removeEventListener("change", onChange);
      },
      [media],
    ),
    () => window.matchMedia(media).matches,
  );
