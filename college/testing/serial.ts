const counts = new Map<string, number>();
let first = 1;

/** The next number under this name, from 1 in each test file. */
export const nextSerial = (name: string): number => {
  const next = counts.get(name) ?? first;
  counts.set(name, next + 1);
  return next;
};

/**
 * Resets the counters. The files of a worker share their modules and run in varying order, so generated names must not
 * depend on earlier files.
 */
export const restartSerials = (): void => counts.clear();

/** In another process of a test: begins with this number, so that its names are not those of the test. */
export const startSerialsFrom = (number: number): void => {
  first = number;
};
