import { readDatabaseUrl } from "./config.ts";
import { migrateServer } from "./db/migrate.ts";
import { startUpFailure } from "./start-up-failure.ts";

/** Migrates the database and ends: for a job before the processes of a new version start with `DATABASE_MIGRATE=off`. */
const run = async (): Promise<void> => {
  await migrateServer(readDatabaseUrl(process.env));
  process.stdout.write("The database is migrated.\n");
};

run().catch((error: unknown) => {
  process.stderr.write(`${startUpFailure(error)}\n`);
  process.exitCode = 1;
});
