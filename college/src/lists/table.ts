/** A cell ready to be written: instants are texts already. */
export type Written = string | number | boolean | null;

/** A table on its way into a file: its headings, and its rows in batches, read as they are wanted. */
export interface Table {
  readonly headings: readonly string[];
  readonly batches: AsyncIterable<readonly (readonly Written[])[]>;
}
