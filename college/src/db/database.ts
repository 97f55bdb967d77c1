import { mkdir } from "node:fs/promises";
import path from "node:path";
import { PGlite, types } from "@electric-sql/pglite";
import type { ExtractTablesWithRelations } from "drizzle-orm";
import { drizzle as drizzleServer } from "drizzle-orm/node-postgres";
import type { PgDatabase, PgQueryResultHKT, PgTransaction } from "drizzle-orm/pg-core";
import { drizzle as drizzleEmbedded } from "drizzle-orm/pglite";
import { Pool, type PoolClient, type PoolConfig } from "pg";
import type { Logger } from "pino";
import type { Tracing } from "../../../contract/tracing.ts";
import type { CollegeConfig } from "../config.ts";
import { lockDataDirectory } from "./data-lock.ts";
import { migrateEmbedded, migrateServer, requireMigrated } from "./migrate.ts";
import { traceQueries } from "./trace-queries.ts";

/**
 * Opens the college's database, migrated: the PostgreSQL server of `databaseUrl`, or the embedded one in
 * `dataDir`, which no other process may have open.
 */
export const openDatabase = async (
  {
    databaseUrl,
    replicaUrl,
    migrates,
    dataDir,
  }: Pick<CollegeConfig, "databaseUrl" | "replicaUrl" | "migrates" | "dataDir">,
  log: Logger,
  tracing?: Tracing,
): Promise<OpenDatabase> => {
  if (databaseUrl !== undefined) {
    return openServerDatabase(databaseUrl, log, { replicaUrl, migrates, tracing });
  }
  const directory = path.resolve(dataDir);
  await mkdir(directory, { recursive: true });
  const unlock = await lockDataDirectory(directory);
  try {
    const database = await openEmbeddedDatabase(path.join(directory, "db"));
    return { db: database.db, close: () => database.close().finally(unlock) };
  } catch (error) {
    await unlock();
    throw error;
  }
};

type NoRelations = Record<string, never>;

/** The college's database, embedded or a server; a transaction is accepted wherever one of these is. */
export type Database = PgDatabase<PgQueryResultHKT, NoRelations>;

export type Transaction = PgTransaction<
  PgQueryResultHKT,
  NoRelations,
  ExtractTablesWithRelations<NoRelations>
>;

export interface OpenDatabase {
  readonly db: Database;
  /** A copy of the database that is read only; undefined where the college has none. */
  readonly replica?: Database | undefined;
  /** The connections; undefined for the embedded database, which has a single one. */
  readonly pool?: Pick<Pool, "totalCount" | "idleCount" | "waitingCount">;
  /** Waits for running statements, then closes every connection and file. */
  readonly close: () => Promise<void>;
}

/** How a server is opened. */
export interface ServerOptions {
  /** The time in milliseconds to wait for one of the connections to come free. */
  readonly connectionTimeoutMs?: number;
  /** The same for a statement, with the locks that it waits for. */
  readonly statementTimeoutMs?: number;
  /** A copy of the database on another server. */
  readonly replicaUrl?: string | undefined;
  /** False where `migrateServer` has run before. */
  readonly migrates?: boolean;
  /** Without it no statement is traced. */
  readonly tracing?: Tracing | undefined;
  /** How many connections to have at most. Default: `poolSize`. */
  readonly connections?: number;
}

const casing = "snake_case";

/** How many connections one process has, and as many again to a replica. */
export const poolSize = 10;

/**
 * Opens a PostgreSQL server and brings its schema up to date; safe when several processes start at once. A call that waits
 * longer than the timeouts fails with what `isDatabaseBusy` knows.
 */
export const openServerDatabase = async (
  url: string,
  log: Logger,
  { replicaUrl, migrates = true, ...options }: ServerOptions = {},
): Promise<OpenDatabase & { readonly pool: Pool }> => {
  await (migrates ? migrateServer(url) : requireMigrated(url));
  const pool = openPool({ connectionString: url }, log, options);
  // Not connected to here: the college also starts while the replica is down.
  const replica =
    replicaUrl === undefined
      ? undefined
      : openPool(
          { connectionString: replicaUrl, options: `${noJit} -c default_transaction_read_only=on` },
          log,
          options,
        );
  return {
    db: overPool(pool),
    replica: replica && overPool(replica),
    pool,
    close: async () => {
      await Promise.all([pool.end(), replica?.end()]);
    },
  };
};

/**
 * PostgreSQL compiles a query whose estimated cost is high, each time anew. That takes up to a second; our queries, whose estimates are
 * far above what they read, take some milliseconds.
 */
const noJit = "-c jit=off";

const openPool = (
  server: PoolConfig,
  log: Logger,
  {
    connectionTimeoutMs = 5_000,
    statementTimeoutMs = 15_000,
    tracing,
    connections = poolSize,
  }: Omit<ServerOptions, "replicaUrl" | "migrates">,
): Pool => {
  const pool = new Pool({
    options: noJit,
    ...server,
    max: connections,
    connectionTimeoutMillis: connectionTimeoutMs,
    statement_timeout: statementTimeoutMs,
    idle_in_transaction_session_timeout: 30_000,
  });
  // A broken connection emits `error`, for example between two statements of a transaction. Without a listener the
  // event ends the process. The next statement on the connection reports the failure to its caller.
  pool.on("connect", (client) => {
    client.on("error", ({ message }) => log.warn({ reason: message }, "database connection lost"));
  });
  // What an idle connection says, once more.
  pool.on("error", () => {});
  if (tracing !== undefined) traceQueries(pool, tracing);
  return pool;
};

/** Drizzle never gives a connection back whose `begin` failed, as where it broke since it was last used: ours does. */
const overPool = (pool: Pool): Database => {
  const db = drizzleServer(pool, { casing });
  const ofClient = new WeakMap<PoolClient, Pick<typeof db, "transaction">>();
  db.transaction = async (run, config) => {
    const client = await pool.connect();
    const own = ofClient.get(client) ?? drizzleServer(client, { casing });
    ofClient.set(client, own);
    try {
      return await own.transaction(run, config);
    } finally {
      client.release();
    }
  };
  return db;
};

/**
 * Opens the embedded PostgreSQL in `directory`, or in memory without one, and brings its schema up to date. The caller holds
 * the lock on the directory: two processes in one destroy it.
 */
export const openEmbeddedDatabase = async (
  directory?: string,
): Promise<OpenDatabase & { readonly client: PGlite }> => {
  const client = await PGlite.create(directory);
  client.parsers = arrayParsers(client);
  const db = drizzleEmbedded(client, { casing });
  await migrateEmbedded(db);
  return { db, client, close: () => client.close() };
};

/** The arrays of booleans, whole numbers and texts, and their elements: no query reads any other array. */
const arrayTypes = [1000, 1005, 1007, 1016, 1009];
const elementTypes = [types.BOOL, types.INT2, types.INT4, types.INT8, types.TEXT];

/**
 * PGlite makes a parser for the array of every type and table, and copies them all for each of Drizzle's queries, which takes
 * as long as a short query. What is no array it parses without being told.
 */
const arrayParsers = ({ parsers }: PGlite): PGlite["parsers"] =>
  Object.fromEntries(
    Object.entries(parsers).filter(([type]) =>
      [...arrayTypes, ...elementTypes].includes(Number(type)),
    ),
  );
