import type { KeyboardEvent, PointerEvent } from "react";
import styles from "./PaymentHistory.module.css";

/** Specification §9, in pixels. */
const minWidth = 60;
const maxWidth = 500;
/** The step of the arrow keys in pixels. */
const step = 10;

interface ColumnResizerProps {
  /** The name of the column. */
  readonly label: string;
  readonly width: number;
  readonly onResize: (width: number) => void;
}

/** The resize handle of a column: dragged, or moved with arrow keys, Home and End. */
export const ColumnResizer = ({ label, width, onResize }: ColumnResizerProps) => {
  const resize = (wanted: number) => onResize(Math.min(maxWidth, Math.max(minWidth, wanted)));
  const press = (event: KeyboardEvent) => {
    // The header cell sorts on Enter.
    event.stopPropagation();
    const targets: Record<string, number> = {
      ArrowLeft: width - step,
      ArrowRight: width + step,
      Home: minWidth,
      End: maxWidth,
    };
    const target = targets[event.key];
    if (target === undefined) return;
    event.preventDefault();
    resize(target);
  };
  const drag = ({ clientX: from }: PointerEvent) => {
    const released = new AbortController();
    const { signal } = released;
    const stop = () => released.abort();
    document.addEventListener(
      "pointermove",
      ({ clientX }) => resize(width + Math.round(clientX - from)),
      { signal },
    );
    document.addEventListener("pointerup", stop, { signal });
    document.addEventListener("pointercancel", stop, { signal });
  };
  return (
    <hr
      tabIndex={0}
      aria-orientation="vertical"
      aria-label={`Width of ${label}`}
      aria-valuemin={minWidth}
      aria-valuemax={maxWidth}
      aria-valuenow={width}
      className={styles.resizer}
      onPointerDown={drag}
      // The end of a drag is a click, which would sort.
      onClick={(event) => event.stopPropagation()}
      onKeyDown={press}
    />
  );
};
