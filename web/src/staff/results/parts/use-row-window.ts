import { measureElement, observeElementRect, useVirtualizer } from "@tanstack/react-virtual";
import type { RefObject } from "react";

/** Rows rendered beyond the visible ones, so that scrolling shows no gap. */
const beyond = 12;

/** The height of a box that has none yet, in pixels. */
const usualHeight = 600;

interface RowWindowOptions {
  readonly box: RefObject<HTMLElement | null>;
  readonly count: number;
  /** The height of a row before it is measured, in pixels. */
  readonly rowHeight: number;
  readonly keyOf: (row: number) => string;
  /** A row that is rendered wherever the box is scrolled to. */
  readonly kept?: number;
}

/** The window of rendered rows in a scrolling box. */
export const useRowWindow = ({ box, count, rowHeight, keyOf, kept = -1 }: RowWindowOptions) =>
  useVirtualizer<HTMLElement, HTMLElement>({
    count,
    getScrollElement: () => box.current,
    getItemKey: keyOf,
    estimateSize: () => rowHeight,
    measureElement: (...row) => measureElement(...row) || rowHeight,
    observeElementRect: (virtualizer, report) =>
      observeElementRect(virtualizer, ({ width, height }) =>
        report({ width, height: height || usualHeight }),
      ),
    rangeExtractor: ({ startIndex, endIndex }) => {
      const from = Math.max(0, startIndex - beyond);
      const to = Math.min(count - 1, endIndex + beyond);
      const rows = Array.from({ length: Math.max(0, to - from + 1) }, (_, at) => from + at);
      if (kept >= 0 && kept < from) rows.unshift(kept);
      else if (kept > to && kept < count) rows.push(kept);
      return rows;
    },
  });

/** The rendered rows of a box whose rows follow each other, and the height of those above and below, in pixels. */
export const useRowSpan = (options: Omit<RowWindowOptions, "kept">) => {
  const rows = useRowWindow(options);
  const items = rows.getVirtualItems();
  const last = items.at(-1);
  return {
    from: items[0]?.index ?? 0,
    until: (last?.index ?? -1) + 1,
    above: items[0]?.start ?? 0,
    below: rows.getTotalSize() - (last?.end ?? 0),
    measure: rows.measureElement,
  };
};
