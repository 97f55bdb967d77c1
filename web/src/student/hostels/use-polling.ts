import { useEffect, useEffectEvent } from "react";

/**
 * Calls `load` every `everyMs` milliseconds while this tab is visible; never if `everyMs` is null. The first call comes
 * after a random part of the interval, so that clients which lost the same connection do not all call at once.
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
