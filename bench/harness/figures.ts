/** The smallest time that a share of all does not exceed; 0 of none. */
export const percentile = (times: readonly number[], share: number): number => {
  const sorted = times.toSorted((one, other) => one - other);
  return sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? 0;
};

/** `p50 12 ms, p99 80 ms, longest 93 ms (of 5,000)` */
export const percentiles = (times: readonly number[]): string => {
  const [half, most, longest] = [0.5, 0.99, 1].map((share) => percentile(times, share));
  return `p50 ${inMs(half)}, p99 ${inMs(most)}, longest ${inMs(longest)} (of ${inWords(times.length)})`;
};

export const inMs = (time = 0): string =>
  `${time < 10 ? time.toFixed(1) : Math.round(time).toLocaleString("en")} ms`;

export const inWords = (count: number): string => count.toLocaleString("en");

/** `FAULT 3, TIMEOUT 1`; `none` */
export const tally = (counts: ReadonlyMap<string, number>): string =>
  [...counts].map(([name, count]) => `${name} ${inWords(count)}`).join(", ") || "none";

export const countsOf = (names: readonly string[]): ReadonlyMap<string, number> => {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return counts;
};
