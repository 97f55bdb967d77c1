import { useEffect, useState } from "react";

/** Debounces a value whose rendering takes longer than a key press. */
export const useDebouncedValue = <Value>(value: Value, ms: number): Value => {
  const [quiet, setDebounced] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(value), ms);
    return () => clearTimeout(timer);
  }, [value, ms]);
  return quiet;
};
