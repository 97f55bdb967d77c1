import { mkdir } from "node:fs/promises";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { PGlite, types } from "@electric-sql/pglite";
import type { ExtractTablesWithRelations } from "drizzle-orm";
import { drizzle, drizzle as drizzleServer } from "drizzle-orm/node-postgres";
import { migrate as migratePg } from "drizzle-orm/node-postgres/migrator";
import type { PgDatabase, PgQueryResultHKT, PgTransaction } from "drizzle-orm/pg-core";
import { drizzle as drizzleEmbedded, type PgliteDatabase } from "drizzle-orm/pglite";
import { migrate as migratePglite } from "drizzle-orm/pglite/migrator";
import { Client, Pool, type PoolClient } from "pg";
import type { Logger } from "pino";
import type { CollegeConfig } from "../config.ts";
import { lockDataDirectory } from "./data-lock.ts";

/**
 * Opens the college's database, migrated: the PostgreSQL server of `databaseUrl`, or the embedded one in
 * `dataDir`, which no other process may have open.
 */
export const openDatabase = async (
  { databaseUrl, dataDir }: Pick<CollegeConfig, "databaseUrl" | "dataDir">,
  log: Logger,
): Promise<OpenDatabase> => {
  if (databaseUrl !== undefined) return openServerDatabase(databaseUrl, log);
  const directory = path.resolve(dataDir);
  await mkdir(directory, { recursive: true });
  const unlock = await lockDataDirectory(directory);
  try {
    const database = await openEmbeddedDatabase({ directory: path.join(directory, "db") });
    return { db: database.db, close: () => database.close().finally(unlock) };
  } catch (error) {
    await unlock();
    throw error;
  }
};

export const migrationsFolder = fileURLToPath(new URL("./migrations", import.meta.url));

/** Any constant will do, as long as every college process takes the same. */
const migrationLock = 7_304_211;

const migrateEmbedded = (db: PgliteDatabase): Promise<void> =>
  migratePglite(db, { migrationsFolder });

/** Migrates over a connection of its own, holding an advisory lock: the next process to start waits, then finds it done. */
const migrateServer = async (url: string): Promise<void> => {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 5_000 });
  await client.connect();
  try {
    await client.query("select pg_advisory_lock($1)", [migrationLock]);
    await migratePg(drizzle(client), { migrationsFolder });
  } finally {
    await client.end();
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
  /** The connections; undefined for the embedded database, which has a single one. */
  readonly pool?: Pick<Pool, "totalCount" | "idleCount" | "waitingCount">;
  /** Waits for running statements, then closes every connection and file. */
  readonly close: () => Promise<void>;
}

/** How long a server is waited for, in milliseconds. */
export interface DatabaseTimeouts {
  /** For one of the connections to come free. */
  readonly connectionTimeoutMs: number;
  /** For a statement, with the locks that it waits for. */
  readonly statementTimeoutMs: number;
}

const casing = "snake_case";

/** How many connections one process has. */
export const poolSize = 10;

/**
 * Opens a PostgreSQL server and brings its schema up to date; safe when several processes start at once. A call that waits
 * longer than the timeouts fails with what `isDatabaseBusy` knows.
 */
export const openServerDatabase = async (
  url: string,
  log: Logger,
  { connectionTimeoutMs = 5_000, statementTimeoutMs = 15_000 }: Partial<DatabaseTimeouts> = {},
): Promise<OpenDatabase> => {
  const pool = new Pool({
    connectionString: url,
    max: poolSize,
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
  try {
    await migrateServer(url);
  } catch (error) {
    await pool.end();
    throw error;
  }
  return { db: overPool(pool), pool, close: () => pool.end() };
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
 * Opens the embedded PostgreSQL in `directory`, or in memory without one, and brings its schema up to date; or takes the
 * `client` that somebody has opened and migrated already. The caller holds the lock on the directory: two processes in one
 * destroy it.
 */
export const openEmbeddedDatabase = async (
  from: { readonly directory: string } | { readonly client: PGlite } | "memory",
): Promise<OpenDatabase & { readonly client: PGlite }> => {
  const client = await createClient(from);
  client.parsers = arrayParsers(client);
  const db = drizzleEmbedded(client, { casing });
  if (from === "memory" || "directory" in from) await migrateEmbedded(db);
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

const createClient = async (
  from: { readonly directory: string } | { readonly client: PGlite } | "memory",
): Promise<PGlite> => {
  if (from === "memory") return PGlite.create();
  return "client" in from ? from.client : PGlite.create(from.directory);
};
