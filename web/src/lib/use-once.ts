import { useRef, useState } from "react";

/** Runs `work` one call at a time: a call during another is ignored. `busy` while it runs. */
export const useOnce = <Args extends readonly unknown[]>(
  work: (...args: Args) => Promise<void>,
) => {
  const [busy, setBusy] = useState(false);
  // The state lags one render behind a double click.
  const isUnderWay = useRef(false);
  const run = async (...args: Args) => {
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    setBusy(true);
    try {
      await work(...args);
    } finally {
      isUnderWay.current = false;
      setBusy(false);
    }
  };
  return [run, busy] as const;
};
