import { setInterval as turns } from "node:timers/promises";

/** The longest pause of this process, in milliseconds, while something is done. */
export const longestPause = async (work: Promise<unknown>): Promise<number> => {
  let longest = 0;
  let last = performance.now();
  const watched = new AbortController();
  const watch = (async () => {
    try {
      for await (const _turn of turns(1, undefined, { signal: watched.signal })) {
        longest = Math.max(longest, performance.now() - last);
        last = performance.now();
      }
    } catch {
      // Stopped below.
    }
  })();
  await work;
  longest = Math.max(longest, performance.now() - last);
  watched.abort();
  await watch;
  return longest;
};
