import { setImmediate } from "node:timers/promises";

/** Rows so many at a time. Before each part other requests have their turn. */
export async function* inParts<Row>(
  rows: readonly Row[],
  size: number,
): AsyncGenerator<readonly Row[]> {
  for (let from = 0; from < rows.length; from += size) {
    await setImmediate();
    yield rows.slice(from, from + size);
  }
}
