import { type RefObject, useEffect, useState } from "react";

/** Below this width the notes wrap, as in the style sheet. */
const narrowBelow = 720;

/** Whether an element is as narrow as on a phone. */
export const useIsNarrow = (ref: RefObject<HTMLElement | null>): boolean => {
  const [isNarrow, setNarrow] = useState(false);
  useEffect(() => {
    const element = ref.current;
    if (!element || !("ResizeObserver" in window)) return;
    const observer = new ResizeObserver(() => setNarrow(element.clientWidth < narrowBelow));
    observer.observe(element);
    return () => observer.disconnect();
  }, [ref]);
  return isNarrow;
};
