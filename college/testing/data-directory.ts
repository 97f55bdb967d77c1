import { execFile } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { mkdir, readdir, readFile, rename, writeFile } from "node:fs/promises";
import path from "node:path";
import { promisify } from "node:util";
import { openEmbeddedDatabase } from "../src/db/database.ts";
import { migrationsFolder } from "../src/db/migrate.ts";

const cacheDirectory = path.resolve("node_modules/.cache/college-tests");

/**
 * Writes the embedded database of a college that has been started in this `DATA_DIR` before: migrated and empty. Making one
 * takes seconds, so it is kept on disk under the migrations' hash, for every test file and the next run.
 */
export const unpackMigrated = async (dataDir: string): Promise<void> => {
  const directory = path.join(dataDir, "db");
  await mkdir(directory, { recursive: true });
  // The names in it begin with a slash.
  await promisify(execFile)("tar", ["-xf", await prepareDataDirectory(), "-C", directory]);
};

/** Makes what `unpackMigrated` unpacks, where it is not there yet. */
export const prepareDataDirectory = async (): Promise<string> => {
  const file = path.join(cacheDirectory, `${await hashOfSources()}.tar`);
  if (!existsSync(file)) await pack(file);
  return file;
};

const pack = async (file: string): Promise<void> => {
  const { client, close } = await openEmbeddedDatabase();
  const dump = await (await client.dumpDataDir("none")).bytes();
  await close();
  await mkdir(cacheDirectory, { recursive: true });
  // Renamed into place: test files run at once, and none may unpack another's half-written file.
  const partial = `${file}.${process.pid}`;
  await writeFile(partial, dump);
  await rename(partial, file);
};

const hashOfSources = async (): Promise<string> => {
  const files = await readdir(migrationsFolder);
  const migrations = files.filter((name) => name.endsWith(".sql")).sort();
  const hash = createHash("sha256");
  for (const name of ["meta/_journal.json", ...migrations]) {
    hash.update(await readFile(path.join(migrationsFolder, name)));
  }
  hash.update(await readFile(new URL(import.meta.url)));
  return hash
    .update(await readFile("node_modules/@electric-sql/pglite/package.json"))
    .digest("hex");
};
