import { UnreadableTable } from "./raw-table.ts";
import { type ImportColumns, type ImportRow, readImport } from "./read-import.ts";

/** What a file to import holds, or the sentence that says why it cannot be read. */
export type TableAnswer = { readonly rows: readonly ImportRow[] } | { readonly unreadable: string };

export const answerTable = async ({
  bytes,
  columns,
}: {
  readonly bytes: Uint8Array;
  readonly columns: ImportColumns;
}): Promise<TableAnswer> => {
  try {
    return { rows: await readImport(Buffer.from(bytes), columns) };
  } catch (error) {
    if (error instanceof UnreadableTable) return { unreadable: error.message };
    throw error;
  }
};
