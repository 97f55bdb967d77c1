/** Does `work` when the browser is idle. Returns a function that cancels it. */
export const whenIdle = (work: () => void): (() => void) => {
  if (!("requestIdleCallback" in window)) {
    const timer = setTimeout(work, 2000);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(work, { timeout: 5000 });
  return () => cancelIdleCallback(handle);
};
