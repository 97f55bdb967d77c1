import { useCallback, useLayoutEffect, useRef } from "react";

/**
 * Returns a function that is the same in every render and calls the callback of the latest one. A memoized component
 * that gets it is not rendered for it. It is for events: a call while rendering would run an older callback.
 */
export const useStableCallback = <Args extends readonly unknown[], Result>(
  callback: (...args: Args) => Result,
): ((...args: Args) => Result) => {
  const latest = useRef(callback);
  useLayoutEffect(() => {
    latest.current = callback;
  });
  return useCallback((...args: Args) => latest.current(...args), []);
};
