/**
 * Lets calls that come while one is running have its outcome, so that a read which anybody may ask for costs one at a time
 * however many ask. What they are told may be as old as that read's beginning.
 */
export const shareRunning = <T>(read: () => Promise<T>): (() => Promise<T>) => {
  let running: Promise<T> | undefined;
  return () => {
    running ??= read().finally(() => {
      running = undefined;
    });
    return running;
  };
};
