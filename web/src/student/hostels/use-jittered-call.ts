import { useEffect, useEffectEvent, useState } from "react";
import { jitter } from "./jitter.ts";

/** Calls `call` after a random delay. Further calls in the meantime are merged. */
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
