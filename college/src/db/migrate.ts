import { fileURLToPath } from "node:url";
import { readMigrationFiles } from "drizzle-orm/migrator";
import { drizzle } from "drizzle-orm/node-postgres";
import { migrate as migratePg } from "drizzle-orm/node-postgres/migrator";
import type { PgliteDatabase } from "drizzle-orm/pglite";
import { migrate as migratePglite } from "drizzle-orm/pglite/migrator";
import { Client } from "pg";

export const migrationsFolder = fileURLToPath(new URL("./migrations", import.meta.url));

/** Any constant will do, as long as every college process takes the same. */
const migrationLock = 7_304_211;

export const migrateEmbedded = (db: PgliteDatabase): Promise<void> =>
  migratePglite(db, { migrationsFolder });

/** Migrates over a connection of its own, holding an advisory lock: the next process to start waits, then finds it done. */
export const migrateServer = (url: string): Promise<void> =>
  overClient(url, async (client) => {
    await client.query("select pg_advisory_lock($1)", [migrationLock]);
    await migratePg(drizzle(client), { migrationsFolder });
  });

/** The database lacks migrations, and this process is not the one that runs them. */
export class NotMigrated extends Error {
  constructor() {
    super("The database is not migrated to this version. Run dist/college/src/migrate.js first.");
    this.name = "NotMigrated";
  }
}

/**
 * One that a later version has migrated will do: while that version is rolled out, processes of this one start again.
 * @throws NotMigrated
 */
export const requireMigrated = (url: string): Promise<void> =>
  overClient(url, async (client) => {
    const newest = readMigrationFiles({ migrationsFolder }).at(-1)?.folderMillis ?? 0;
    if ((await readLastMigration(client)) < newest) throw new NotMigrated();
  });

/** When the newest migration that has run was written; 0 for an empty database. */
const readLastMigration = async (client: Client): Promise<number> => {
  const table = "drizzle.__drizzle_migrations";
  const { rows: found } = await client.query("select to_regclass($1) as name", [table]);
  if (found[0]?.name === null) return 0;
  const { rows } = await client.query(`select max(created_at) as last from ${table}`);
  return Number(rows[0]?.last ?? 0);
};

const overClient = async (url: string, run: (client: Client) => Promise<void>): Promise<void> => {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 5_000 });
  await client.connect();
  try {
    await run(client);
  } finally {
    await client.end();
  }
};
