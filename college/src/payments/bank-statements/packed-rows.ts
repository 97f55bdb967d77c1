import { inParts, inUnhurriedParts } from "./in-parts.ts";
import type { StatementRow } from "./read-statement.ts";

/**
 * Rows as another process sends them: texts of a hundred rows each. Sent as they are, ten thousand would be taken out of the
 * message at one go, while nobody else is answered.
 */
export type PackedRows = readonly string[];

const rowsAtOnce = 100;

export const packRows = async (rows: readonly StatementRow[]): Promise<PackedRows> => {
  const packed: string[] = [];
  for await (const part of inParts(rows, rowsAtOnce)) packed.push(JSON.stringify(part));
  return packed;
};

/** The rows that were packed. Other requests have their turn between. */
export const unpackRows = async (packed: PackedRows): Promise<readonly StatementRow[]> => {
  const rows: StatementRow[] = [];
  for await (const [text = "[]"] of inUnhurriedParts(packed, 1)) {
    // The texts are those of `packRows`.
    rows.push(...(JSON.parse(text) as readonly StatementRow[]));
  }
  return rows;
};
