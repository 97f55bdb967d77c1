import { PGlite } from "@electric-sql/pglite";
import type { ExtractTablesWithRelations } from "drizzle-orm";
import { drizzle as drizzleServer } from "drizzle-orm/node-postgres";
import type { PgDatabase, PgQueryResultHKT, PgTransaction } from "drizzle-orm/pg-core";
import { drizzle as drizzleEmbedded } from "drizzle-orm/pglite";
import { Pool } from "pg";
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

const casing = "snake_case";

/** Opens a PostgreSQL server and brings its schema up to date; safe when several processes start at once. */
export const openServerDatabase = async (url: string, log: Logger): Promise<OpenDatabase> => {
  const pool = new Pool({
    connectionString: url,
    max: 10,
    connectionTimeoutMillis: 5_000,
    statement_timeout: 15_000,
    idle_in_transaction_session_timeout: 30_000,
  });
  // An idle connection that the server drops is an event without a listener, which would end the process.
  pool.on("error", (error) => log.warn({ reason: error.message }, "database connection lost"));
  try {
    await migrateServer(url);
  } catch (error) {
    await pool.end();
    throw error;
  }
  return { db: drizzleServer(pool, { casing }), close: () => pool.end() };
};

/**
 * Opens the embedded PostgreSQL in `directory`, or in memory without one, and brings its schema up to date.
 * `template` is a dumped, already migrated data directory. The caller holds the lock on the directory:
 * two processes in one destroy it.
 */
export const openEmbeddedDatabase = async (
  from: { readonly directory: string } | { readonly template: Blob } | "memory",
): Promise<OpenDatabase & { readonly client: PGlite }> => {
  const client = await createClient(from);
  const db = drizzleEmbedded(client, { casing });
  if (from === "memory" || "directory" in from) await migrateEmbedded(db);
  return { db, client, close: () => client.close() };
};

const createClient = (
  from: { readonly directory: string } | { readonly template: Blob } | "memory",
): Promise<PGlite> => {
  if (from === "memory") return PGlite.create();
  return "directory" in from
    ? PGlite.create(from.directory)
    : PGlite.create({ loadDataDir: from.template });
};
