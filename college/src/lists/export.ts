import { type ExportFormat, exportMediaTypes } from "../../../contract/list.ts";
import { calendarDay } from "../calendar-day.ts";
import { FileAnswer } from "../http/file-answer.ts";
import { tooManyRequests } from "../http/refusal.ts";
import type { AskedRows } from "./asked.ts";
import { fileContent, written } from "./file-content.ts";
import type { List, ListContext } from "./list.ts";
import { recordExport } from "./record-export.ts";
import { readIds, readRows } from "./rows.ts";
import { type Snapshot, takeSnapshot } from "./snapshot.ts";
import { endStalled } from "./stall.ts";
import type { Written } from "./table.ts";

/** Rows read at once: what of the list is in memory at any time. */
const batchSize = 500;
/** Exports at once in one process: each holds one of its connections to the database. */
const mostAtOnce = 4;
const retryAfterSeconds = 10;

let running = 0;

/**
 * A whole list as a file, streamed in batches out of one snapshot, with an entry in the audit log.
 * @throws 429 where too many exports run.
 */
export const exportList = async (
  list: List,
  context: ListContext,
  asked: AskedRows,
  format: ExportFormat,
): Promise<FileAnswer> => {
  if (running >= mostAtOnce) throw tooManyRequests(retryAfterSeconds);
  running += 1;
  const held: { snapshot?: Snapshot } = {};
  const release = once(async () => {
    running -= 1;
    await held.snapshot?.release();
  });
  try {
    await recordExport(context, list.name, auditedOf(asked, format));
    held.snapshot = await takeSnapshot(context.college);
    const { db } = held.snapshot;
    const ids = await readIds(list, db, context, asked);
    const table = {
      headings: list.headings,
      batches: batchesOf(list, context, held.snapshot, ids),
    };
    const content = fileContent(table, list.name, format);
    endStalled(content);
    content.once("close", () => void release());
    return new FileAnswer(exportMediaTypes[format], content, fileName(list, context, format));
  } catch (error) {
    await release();
    throw error;
  }
};

async function* batchesOf(
  list: List,
  context: ListContext,
  { db }: Snapshot,
  ids: readonly unknown[],
): AsyncGenerator<readonly (readonly Written[])[]> {
  const { timeZone } = context.college.identity;
  for (let from = 0; from < ids.length; from += batchSize) {
    const rows = await readRows(list, db, context, ids.slice(from, from + batchSize));
    yield written(
      rows.map((row) => list.cells(row, context)),
      timeZone,
    );
  }
}

const auditedOf = ({ filters, search, sort }: AskedRows, format: ExportFormat) => ({
  format,
  sort: `${sort.descending ? "-" : ""}${sort.key}`,
  ...(search !== "" && { search }),
  ...filters,
});

/** `payments-2026-03-10.csv` */
const fileName = ({ name }: List, { college }: ListContext, format: ExportFormat): string =>
  `${name}-${calendarDay(college.clock(), college.identity.timeZone)}.${format}`;

const once = (run: () => Promise<void>): (() => Promise<void>) => {
  let done: Promise<void> | undefined;
  return () => {
    done ??= run();
    return done;
  };
};
