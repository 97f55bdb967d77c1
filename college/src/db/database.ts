import { PGlite } from "@electric-sql/pglite";
import type { ExtractTablesWithRelations } from "drizzle-orm";
import { drizzle as drizzleServer } from "drizzle-orm/node-postgres";
import type { PgDatabase, PgQueryResultHKT, PgTransaction } from "drizzle-orm/pg-core";
import { drizzle as drizzleEmbedded } from "drizzle-orm/pglite";
import { Pool, type PoolClient } from "pg";
import type { Logger } from "pino";
import { migrateEmbedded, migrateServer } from "./migrate.ts";

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
  /** Waits for what is running, then lets go of every connection and file. */
  readonly close: () => Promise<void>;
}

/** How long a server is waited for, in milliseconds. */
export interface Patience {
  /** For one of the connections to come free. */
  readonly connectionTimeoutMs: number;
  /** For a statement, with the locks that it waits for. */
  readonly statementTimeoutMs: number;
}

const casing = "snake_case";

/** How many connections one process has. */
export const poolSize = 10;

/**
 * Opens a PostgreSQL server and brings its schema up to date; safe when several processes start at once. Whoever waits
 * longer than the patience fails with what `isDatabaseBusy` knows.
 */
export const openServerDatabase = async (
  url: string,
  log: Logger,
  { connectionTimeoutMs = 5_000, statementTimeoutMs = 15_000 }: Partial<Patience> = {},
): Promise<OpenDatabase> => {
  const pool = new Pool({
    connectionString: url,
    max: poolSize,
    connectionTimeoutMillis: connectionTimeoutMs,
    statement_timeout: statementTimeoutMs,
    idle_in_transaction_session_timeout: 30_000,
  });
  // A connection that breaks is an event, which ends the process where nobody listens: as between two statements of a
  // transaction. Whoever uses the connection is told by the next statement.
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
  return { db: overPool(pool), close: () => pool.end() };
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
  const db = drizzleEmbedded(client, { casing });
  if (from === "memory" || "directory" in from) await migrateEmbedded(db);
  return { db, client, close: () => client.close() };
};

const createClient = async (
  from: { readonly directory: string } | { readonly client: PGlite } | "memory",
): Promise<PGlite> => {
  if (from === "memory") return PGlite.create();
  return "client" in from ? from.client : PGlite.create(from.directory);
};
