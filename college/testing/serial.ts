const counts = new Map<string, number>();

/** 1, 2, 3 … of what is counted under this name, in each test file anew. */
export const nextSerial = (name: string): number => {
  const next = (counts.get(name) ?? 0) + 1;
  counts.set(name, next);
  return next;
};

/**
 * Counts from 1 again. The files of a worker share their modules and run in another order each time: what a file's people
 * are called must not hang on how many the files before it made.
 */
export const restartSerials = (): void => counts.clear();
