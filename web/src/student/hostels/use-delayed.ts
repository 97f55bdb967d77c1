import { useEffect, useEffectEvent, useState } from "react";
import { spread } from "./spread.ts";

/** `call`, a moment later: once, however often it is asked for meanwhile. */
export const useDelayed = (call: () => void): (() => void) => {
  const [isWanted, setWanted] = useState(false);
  const run = useEffectEvent(() => {
    setWanted(false);
    call();
  });
  useEffect(() => {
    if (!isWanted) return;
    const timer = setTimeout(() => run(), spread());
    return () => clearTimeout(timer);
  }, [isWanted]);
  return () => setWanted(true);
};
