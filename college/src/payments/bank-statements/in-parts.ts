import { setImmediate, setTimeout } from "node:timers/promises";

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

/** The same, and between two parts nothing for as long as the first took: others have half of what this could take. */
export async function* inUnhurriedParts<Row>(
  rows: readonly Row[],
  size: number,
): AsyncGenerator<readonly Row[]> {
  let tookMs = 0;
  for await (const part of inParts(rows, size)) {
    await setTimeout(tookMs);
    const begun = performance.now();
    yield part;
    tookMs = performance.now() - begun;
  }
}
