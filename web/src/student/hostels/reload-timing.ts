import { useEffect, useEffectEvent, useState } from "react";

const maxJitterMs = 2000;

/**
 * Calls `call` after a random delay, so that clients that see the same event do not all send requests at once. Further
 * calls in the meantime are merged.
 */
export const useJitteredCall = (call: () => void): (() => void) => {
  const [isWanted, setWanted] = useState(false);
  const run = useEffectEvent(() => {
    setWanted(false);
    call();
  });
  useEffect(() => {
    if (!isWanted) return;
    const timer = setTimeout(() => run(), Math.random() * maxJitterMs);
    return () => clearTimeout(timer);
  }, [isWanted]);
  return () => setWanted(true);
};

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
