import { useEffect, useEffectEvent } from "react";

/**
 * Calls `load` every so many milliseconds while this tab is seen; never where `everyMs` is null. The first time comes
 * sooner, at a moment of this page's own: those who lost the same connection do not all ask at once.
 */
export const usePolling = (load: () => void, everyMs: number | null): void => {
  const ask = useEffectEvent(() => {
    if (document.visibilityState === "visible") load();
  });
  useEffect(() => {
    if (everyMs === null) return;
    let timer = setTimeout(function again() {
      ask();
      timer = setTimeout(again, everyMs);
    }, Math.random() * everyMs);
    return () => clearTimeout(timer);
  }, [everyMs]);
};
