/** The positions of rows with known, different heights, and the visible range. */
export interface RowOffsets {
  readonly top: (row: number) => number;
  readonly height: number;
  /** The row at the offset `y`. */
  readonly at: (y: number) => number;
}

export const rowOffsets = (heights: readonly number[]): RowOffsets => {
  const tops = [0];
  for (const height of heights) tops.push((tops.at(-1) ?? 0) + height);
  const total = tops.at(-1) ?? 0;
  return {
    top: (row) => tops[row] ?? total,
    height: total,
    at: (y) => {
      let low = 0;
      let high = Math.max(heights.length - 1, 0);
      while (low < high) {
        const middle = Math.ceil((low + high) / 2);
        if ((tops[middle] ?? total) <= y) low = middle;
        else high = middle - 1;
      }
      return low;
    },
  };
};
