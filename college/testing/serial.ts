const counts = new Map<string, number>();

/** The next number under this name, from 1 in each test file. */
export const nextSerial = (name: string): number => {
  const next = (counts.get(name) ?? 0) + 1;
  counts.set(name, next);
  return next;
};

/**
 * Resets the counters. The files of a worker share their modules and run in varying order, so generated names must not
 * depend on earlier files.
 */
export const restartSerials = (): void => counts.clear();
