import { fileURLToPath } from "node:url";
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
export const migrateServer = async (url: string): Promise<void> => {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 5_000 });
  await client.connect();
  try {
    await client.query("select pg_advisory_lock($1)", [migrationLock]);
    await migratePg(drizzle(client), { migrationsFolder });
  } finally {
    await client.end();
  }
};
