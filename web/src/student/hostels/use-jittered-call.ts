import { useEffect, useEffectEvent, useState } from "react";
import { jitter } from "./jitter.ts";

/** `call`, a moment later: once, however often it is asked for meanwhile. */
export const useJitteredCall = (call: () => void): (() => void) => {
  const [isWanted, setWanted] = useState(false);
  const run = useEffectEvent(() => {
    setWanted(false);
    call();
  });
  useEffect(() => {
    if (!isWanted) return;
    const timer = setTimeout(() => run(), jitter());
    return () => clearTimeout(timer);
  }, [isWanted]);
  return () => setWanted(true);
};
