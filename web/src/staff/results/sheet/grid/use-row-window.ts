import { type RefObject, useEffect, useEffectEvent, useState } from "react";
import type { RowOffsets } from "./row-offsets.ts";

/** Rows rendered beyond the visible ones, so that scrolling shows no gap. */
const spare = 12;
/** The window moves in steps of rows, so that most scrolling renders nothing. */
const step = 6;
/** Used before the container is measured. */
const usualHeight = 600;

export interface RowWindow {
  readonly from: number;
  readonly to: number;
}

/** The window of rendered rows of a scrolling container. */
export const useRowWindow = (
  box: RefObject<HTMLElement | null>,
  offsets: RowOffsets,
  rows: number,
): RowWindow => {
  const [seen, setSeen] = useState<RowWindow>({ from: 0, to: spare * 2 + step });
  const measure = useEffectEvent(() => {
    const { scrollTop = 0, clientHeight = 0 } = box.current ?? {};
    const first = offsets.at(scrollTop) - spare;
    const last = offsets.at(scrollTop + (clientHeight || usualHeight)) + spare;
    const from = Math.max(0, Math.floor(first / step) * step);
    const to = Math.ceil(last / step) * step;
    setSeen((known) => (known.from === from && known.to === to ? known : { from, to }));
  });
  useEffect(() => {
    const element = box.current;
    if (!element) return;
    const onScroll = () => measure();
    onScroll();
    element.addEventListener("scroll", onScroll, { passive: true });
    window.addEventListener("resize", onScroll);
    return () => {
      element.removeEventListener("scroll", onScroll);
      window.removeEventListener("resize", onScroll);
    };
  }, [box]);
  return { from: Math.min(seen.from, Math.max(rows - 1, 0)), to: Math.min(seen.to, rows) };
};
