import { mkdir } from "node:fs/promises";
import path from "node:path";
import type { Logger } from "pino";
import type { CollegeConfig } from "../config.ts";
import { lockDataDirectory } from "./data-lock.ts";
import { type OpenDatabase, openEmbeddedDatabase, openServerDatabase } from "./database.ts";

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
