import { createHash } from "node:crypto";
import { mkdir, readdir, readFile, rename, writeFile } from "node:fs/promises";
import path from "node:path";
import { openEmbeddedDatabase } from "../src/db/database.ts";
import { migrationsFolder } from "../src/db/migrate.ts";

const cacheDirectory = path.resolve("node_modules/.cache/college-tests");

let template: Promise<Blob> | undefined;

/**
 * A migrated, empty data directory. Making one takes seconds and loading one a fraction of that, so it is kept
 * on disk under the migrations' hash, for every test file and the next run.
 */
export const migratedTemplate = (): Promise<Blob> => {
  template ??= loadTemplate();
  return template;
};

const loadTemplate = async (): Promise<Blob> => {
  const file = path.join(cacheDirectory, `${await migrationsHash()}.tar`);
  try {
    return new Blob([await readFile(file)]);
  } catch {
    return makeTemplate(file);
  }
};

const makeTemplate = async (file: string): Promise<Blob> => {
  const { client, close } = await openEmbeddedDatabase("memory");
  const dump = await client.dumpDataDir("none");
  await close();
  await mkdir(cacheDirectory, { recursive: true });
  // Renamed into place: test files run at once, and none may load another's half-written template.
  const partial = `${file}.${process.pid}`;
  await writeFile(partial, Buffer.from(await dump.arrayBuffer()));
  await rename(partial, file);
  return dump;
};

const migrationsHash = async (): Promise<string> => {
  const files = await readdir(migrationsFolder);
  const migrations = files.filter((name) => name.endsWith(".sql")).sort();
  const hash = createHash("sha256");
  for (const name of ["meta/_journal.json", ...migrations]) {
    hash.update(await readFile(path.join(migrationsFolder, name)));
  }
  return hash
    .update(await readFile("node_modules/@electric-sql/pglite/package.json"))
    .digest("hex");
};
