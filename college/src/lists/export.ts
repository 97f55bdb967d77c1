import type { ExportFormat } from "../../../contract/list.ts";
import type { Database } from "../db/database.ts";
import type { FileAnswer } from "../http/file-answer.ts";
import type { AskedRows } from "./asked.ts";
import type { Cell, List, ListContext } from "./list.ts";
import { readIds, readRows } from "./rows.ts";
import { streamTable } from "./stream-table.ts";

/** Rows read at once: what of the list is in memory at any time. */
const batchSize = 500;

/**
 * A whole list as a file, streamed in batches out of one snapshot, with an entry in the audit log.
 * @throws 429 where too many exports run.
 */
export const exportList = (
  list: List,
  context: ListContext,
  asked: AskedRows,
  format: ExportFormat,
): Promise<FileAnswer> =>
  streamTable(context, { name: list.name, asked: auditedOf(asked), format }, async (db) => {
    const ids = await readIds(list, db, context, asked);
    return { headings: list.headings, batches: batchesOf(list, context, db, ids) };
  });

async function* batchesOf(
  list: List,
  context: ListContext,
  db: Database,
  ids: readonly unknown[],
): AsyncGenerator<readonly (readonly Cell[])[]> {
  for (let from = 0; from < ids.length; from += batchSize) {
    const rows = await readRows(list, db, context, ids.slice(from, from + batchSize));
    yield rows.map((row) => list.cells(row, context));
  }
}

const auditedOf = ({ filters, search, sort }: AskedRows) => ({
  sort: `${sort.descending ? "-" : ""}${sort.key}`,
  ...(search !== "" && { search }),
  ...filters,
});
