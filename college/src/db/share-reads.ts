/**
 * Runs one read at a time. The calls that arrive meanwhile share the read after it, so that nobody gets what was true before
 * they asked, and many who ask for the same thing at once cost few reads.
 */
export const shareReads = <T>(read: () => Promise<T>): (() => Promise<T>) => {
  let running: Promise<unknown> | undefined;
  let next: Promise<T> | undefined;
  const start = (): Promise<T> => {
    next = undefined;
    const reading = read();
    const ended = reading.then(
      () => undefined,
      () => undefined,
    );
    running = ended.then(() => {
      if (next === undefined) running = undefined;
    });
    return reading;
  };
  return () => {
    if (running === undefined) return start();
    next ??= running.then(start);
    return next;
  };
};
