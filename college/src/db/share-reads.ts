import { inBatches } from "./batches.ts";

/**
 * Runs one read at a time. The calls that arrive meanwhile share the read after it, so that nobody gets what was true before
 * they asked, and many who ask for the same thing at once cost few reads.
 */
export const shareReads = <T>(read: () => Promise<T>): (() => Promise<T>) => {
  const share = inBatches(async (callers: readonly undefined[]) => {
    const seen = await read();
    return callers.map(() => seen);
  });
  return () => share(undefined);
};
