import { useEffect, useState } from "react";

/** What a value comes to once it has not changed for a while: for what costs more to draw than a key takes. */
export const useDebouncedValue = <Value>(value: Value, ms: number): Value => {
  const [quiet, setDebounced] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(value), ms);
    return () => clearTimeout(timer);
  }, [value, ms]);
  return quiet;
};
