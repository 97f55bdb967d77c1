import { type RefObject, useEffect, useState } from "react";
import { flushSync } from "react-dom";

/** Rows beyond either edge, so that a quick scroll shows rows and not a gap. */
const beyond = 15;

/** Shown before the place is measured, and where nothing can be measured. */
const first = 40;

interface RowWindow {
  /** The first of the rows to be rendered, and the one after the last. */
  readonly from: number;
  readonly until: number;
}

/**
 * Which rows of a long table are rendered: those in sight of what scrolls it, and all of them while it is printed. Every row is as
 * high as `rowHeight` says, in rem.
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
    const look = () => {
      const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || 16;
      const height = rowHeight * rem;
      const top = Math.floor(element.scrollTop / height);
      const inSight = Math.ceil(element.clientHeight / height) || first;
      const next = { from: Math.max(0, top - beyond), until: top + inSight + beyond };
      setWindow((now) => (now.from === next.from && now.until === next.until ? now : next));
    };
    look();
    element.addEventListener("scroll", look, { passive: true });
    window.addEventListener("resize", look);
    return () => {
      element.removeEventListener("scroll", look);
      window.removeEventListener("resize", look);
    };
  }, [scrolled, rowHeight]);
  useEffect(() => {
    // Rendered before the event is over: the page is taken as it then stands.
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
  // A search may leave fewer rows than were scrolled past.
  const end = Math.min(until, count);
  return { from: Math.min(from, Math.max(0, end - (until - from))), until: end };
};
