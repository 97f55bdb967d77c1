import { Readable } from "node:stream";
import { sql } from "drizzle-orm";
import { type ExportFormat, exportMediaTypes } from "../../../contract/list.ts";
import { zonedDay } from "../../../contract/zoned-time.ts";
import { recordChange } from "../audit/record-change.ts";
import { type College, onReplica } from "../context.ts";
import type { Database } from "../db/database.ts";
import { FileAnswer } from "../http/file-answer.ts";
import { tooManyRequests } from "../http/refusal.ts";
import { fileContent, type Written, written } from "./export-file.ts";
import type { Cell, List, ListContext } from "./list.ts";
import type { RowQuery } from "./query.ts";
import { readIds, readRows } from "./rows.ts";
import { destroyWhenStalled } from "./stall.ts";

/** Rows read at once: what of the list is in memory at any time. */
const batchSize = 500;

/**
 * A whole list as a file, streamed in batches out of one snapshot, with an entry in the audit log. `context` reads from where
 * the snapshot is taken.
 * @throws 429 where too many exports run.
 */
export const exportList = (
  college: College,
  list: List,
  context: ListContext,
  rowQuery: RowQuery,
  format: ExportFormat,
): Promise<FileAnswer> => {
  const exported = { name: list.name, parameters: auditedOf(rowQuery), format };
  return streamTable({ college, account: context.account }, exported, async (db) => {
    const ids = await readIds(list, db, context, rowQuery);
    return { headings: list.headings, batches: batchesOf(list, context, db, ids) };
  });
};

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

const auditedOf = ({ filters, search, sort }: RowQuery) => ({
  sort: `${sort.descending ? "-" : ""}${sort.key}`,
  ...(search !== "" && { search }),
  ...filters,
});

/** Exports at once in one process: each holds one of its connections to the database. */
const mostAtOnce = 4;
const retryAfterSeconds = 10;

let running = 0;

interface StreamedExport {
  /** Names the exported file and the audit entry: `payments`. */
  readonly name: string;
  /** The request's parameters, for the audit entry. */
  readonly parameters: Readonly<Record<string, unknown>>;
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
  { name, parameters, format }: StreamedExport,
  read: (snapshot: Database) => Promise<StreamedTable>,
): Promise<FileAnswer> => {
  const { college } = context;
  if (running >= mostAtOnce) throw tooManyRequests(retryAfterSeconds);
  running += 1;
  const current: { snapshot?: Snapshot } = {};
  const release = once(async () => {
    running -= 1;
    await current.snapshot?.release();
  });
  try {
    await recordExport(context, name, { format, ...parameters });
    current.snapshot = await takeSnapshot(onReplica(college));
    const { timeZone } = college.identity;
    const { headings, batches } = await read(current.snapshot.db);
    const content = fileContent({ headings, batches: inZone(batches, timeZone) }, name, format);
    destroyWhenStalled(content);
    content.once("close", () => void release());
    // `payments-2026-03-10.csv`
    const fileName = `${name}-${zonedDay(college.clock(), timeZone)}.${format}`;
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

/** A table that a screen shows whole: of so few rows that they are held at once. */
export interface WholeTable {
  /** Names the exported file and the audit entry: `hostels`. */
  readonly name: string;
  /** The request's parameters, for the audit entry. */
  readonly parameters?: Readonly<Record<string, unknown>>;
  /** The end of the file's name; by default the current day. */
  readonly days?: string;
  readonly headings: readonly string[];
  readonly rows: readonly (readonly Cell[])[];
}

/** Such a table as a file, with an entry in the audit log. */
export const exportTable = async (
  context: ListContext,
  { name, parameters, days, headings, rows }: WholeTable,
  format: ExportFormat,
): Promise<FileAnswer> => {
  const { clock, identity } = context.college;
  await recordExport(context, name, { format, ...parameters });
  const table = { headings, batches: Readable.from([written(rows, identity.timeZone)]) };
  const fileName = `${name}-${days ?? zonedDay(clock(), identity.timeZone)}.${format}`;
  return new FileAnswer(exportMediaTypes[format], fileContent(table, name, format), fileName);
};

/** Writes down who had a list or table as a file, and which rows of it they asked for. */
const recordExport = (
  { college, account }: ListContext,
  name: string,
  parameters: Readonly<Record<string, unknown>>,
): Promise<void> =>
  college.db.transaction((tx) =>
    recordChange(college, tx, {
      actorAccountId: account.id,
      action: "export",
      subject: `list:${name}`,
      after: parameters,
    }),
  );

/** The database as it stood at one moment, for as long as it is held. */
export interface Snapshot {
  readonly db: Database;
  readonly release: () => Promise<void>;
}

/** A reader may pause between two batches for longer than a transaction is otherwise left idle; `stallMs` ends it first. */
const idleSetting = sql`set local idle_in_transaction_session_timeout = '120s'`;

/**
 * Takes a snapshot of a PostgreSQL server: a transaction that reads only. The embedded database has a single
 * connection, which must not be held while a client reads, so there each read sees the data of its moment.
 */
const takeSnapshot = async ({ db, config }: Pick<College, "db" | "config">): Promise<Snapshot> => {
  if (config.databaseUrl === undefined) return { db, release: async () => {} };
  return new Promise((resolve, reject) => {
    const running = db.transaction(
      async (tx) => {
        await tx.execute(idleSetting);
        await new Promise<void>((end) => {
          const release = async (): Promise<void> => {
            end();
            // The transaction wrote nothing, and the failing read has already reported a broken connection.
            await running.catch(() => {});
          };
          resolve({ db: tx, release });
        });
      },
      { isolationLevel: "repeatable read", accessMode: "read only" },
    );
    running.catch(reject);
  });
};
