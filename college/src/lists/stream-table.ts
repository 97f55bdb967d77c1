import { type ExportFormat, exportMediaTypes } from "../../../contract/list.ts";
import { calendarDay } from "../calendar-day.ts";
import type { Database } from "../db/database.ts";
import { FileAnswer } from "../http/file-answer.ts";
import { tooManyRequests } from "../http/refusal.ts";
import { fileContent, written } from "./file-content.ts";
import type { Cell, ListContext } from "./list.ts";
import { recordExport } from "./record-export.ts";
import { type Snapshot, takeSnapshot } from "./snapshot.ts";
import { endStalled } from "./stall.ts";
import type { Written } from "./table.ts";

/** Exports at once in one process: each holds one of its connections to the database. */
const mostAtOnce = 4;
const retryAfterSeconds = 10;

let running = 0;

interface StreamedExport {
  /** Names the exported file and the audit entry: `payments`. */
  readonly name: string;
  /** What it was asked with, for the audit entry. */
  readonly asked: Readonly<Record<string, unknown>>;
  readonly format: ExportFormat;
}

interface StreamedTable {
  readonly headings: readonly string[];
  /** A few hundred rows each, read when the ones before are written. */
  readonly batches: AsyncIterable<readonly (readonly Cell[])[]>;
}

/**
 * A table as a file, streamed as it is read out of one snapshot, with an entry in the audit log.
 * @throws 429 where too many exports run.
 */
export const streamTable = async (
  context: ListContext,
  { name, asked, format }: StreamedExport,
  read: (snapshot: Database) => Promise<StreamedTable>,
): Promise<FileAnswer> => {
  const { college } = context;
  if (running >= mostAtOnce) throw tooManyRequests(retryAfterSeconds);
  running += 1;
  const held: { snapshot?: Snapshot } = {};
  const release = once(async () => {
    running -= 1;
    await held.snapshot?.release();
  });
  try {
    await recordExport(context, name, { format, ...asked });
    held.snapshot = await takeSnapshot(college);
    const { timeZone } = college.identity;
    const { headings, batches } = await read(held.snapshot.db);
    const content = fileContent({ headings, batches: inZone(batches, timeZone) }, name, format);
    endStalled(content);
    content.once("close", () => void release());
    // `payments-2026-03-10.csv`
    const fileName = `${name}-${calendarDay(college.clock(), timeZone)}.${format}`;
    return new FileAnswer(exportMediaTypes[format], content, fileName);
  } catch (error) {
    await release();
    throw error;
  }
};

async function* inZone(
  batches: StreamedTable["batches"],
  timeZone: string,
): AsyncGenerator<readonly (readonly Written[])[]> {
  for await (const rows of batches) yield written(rows, timeZone);
}

const once = (run: () => Promise<void>): (() => Promise<void>) => {
  let done: Promise<void> | undefined;
  return () => {
    done ??= run();
    return done;
  };
};
