import { type RefObject, useEffect, useState } from "react";
import { flushSync } from "react-dom";

/** Rows rendered beyond the visible ones, so that quick scrolling shows no gap. */
const beyond = 15;

/** Rendered before the container is measured, and if it cannot be measured. */
const first = 40;

interface RowWindow {
  /** The index of the first rendered row, and the index after the last. */
  readonly from: number;
  readonly until: number;
}

/**
 * The window of rendered rows: the visible ones, or all while printing. Every row has the height `rowHeight` in rem.
 */
export const useRowWindow = (
  scrolled: RefObject<HTMLElement | null>,
  count: number,
  rowHeight: number,
): RowWindow => {
  const [{ from, until }, setWindow] = useState<RowWindow>({ from: 0, until: first });
  const [isPrinting, setPrinting] = useState(false);
  useEffect(() => {
    const element = scrolled.current;
    if (!element) return;
    const measure = () => {
      const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || 16;
      const height = rowHeight * rem;
      const top = Math.floor(element.scrollTop / height);
      const inSight = Math.ceil(element.clientHeight / height) || first;
      const next = { from: Math.max(0, top - beyond), until: top + inSight + beyond };
      setWindow((now) => (now.from === next.from && now.until === next.until ? now : next));
    };
    measure();
    element.addEventListener("scroll", measure, { passive: true });
    window.addEventListener("resize", measure);
    return () => {
      element.removeEventListener("scroll", measure);
      window.removeEventListener("resize", measure);
    };
  }, [scrolled, rowHeight]);
  useEffect(() => {
    // Renders synchronously, because the browser prints the page as it is after the event.
    const start = () => flushSync(() => setPrinting(true));
    const end = () => setPrinting(false);
    window.addEventListener("beforeprint", start);
    window.addEventListener("afterprint", end);
    return () => {
      window.removeEventListener("beforeprint", start);
      window.removeEventListener("afterprint", end);
    };
  }, []);
  if (isPrinting) return { from: 0, until: count };
  // A search can leave fewer rows than were scrolled past.
  const end = Math.min(until, count);
  return { from: Math.min(from, Math.max(0, end - (until - from))), until: end };
};
