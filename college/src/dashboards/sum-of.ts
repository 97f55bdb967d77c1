/** Adds counts up, name by name. */
export const sumOf = <Counts extends Readonly<Record<string, number>>>(
  nothing: Counts,
  all: readonly Counts[],
): Counts =>
  all.reduce(
    (sum, counts) =>
      // The names are those of `nothing`, which is a `Counts`.
      Object.fromEntries(
        Object.entries(sum).map(([name, value]) => [name, value + (counts[name] ?? 0)]),
      ) as Counts,
    nothing,
  );
