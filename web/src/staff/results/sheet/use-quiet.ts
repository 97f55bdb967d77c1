import { useEffect, useState } from "react";

/** What a value comes to once it has not changed for a while: for what costs more to draw than a key takes. */
export const useQuiet = <Value>(value: Value, ms: number): Value => {
  const [quiet, setQuiet] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setQuiet(value), ms);
    return () => clearTimeout(timer);
  }, [value, ms]);
  return quiet;
};
