import { execFile } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { mkdir, readdir, readFile, rename, writeFile } from "node:fs/promises";
import path from "node:path";
import { promisify } from "node:util";
import { PGlite } from "@electric-sql/pglite";
import { openEmbeddedDatabase } from "../src/db/database.ts";
import { migrationsFolder } from "../src/db/migrate.ts";

const cacheDirectory = path.resolve("node_modules/.cache/college-tests");
const embedded = "node_modules/@electric-sql/pglite";

let template: Promise<ArrayBuffer> | undefined;
let program: Promise<WebAssembly.Module> | undefined;

/** Databases whose colleges have closed. To empty one takes a tenth of the time that loading one takes. */
const emptied: PGlite[] = [];

/**
 * A database in memory of the caller's own, migrated and empty. Making one takes seconds and loading one a fraction of that, so
 * it is kept on disk under the migrations' hash, for every test file and the next run; and the machine code of PostgreSQL is
 * kept for all the databases of a process.
 */
export const openMigrated = async (): Promise<PGlite> => emptied.pop() ?? loadMigrated();

/** Empties a database for the next caller of `openMigrated`. One that has become large is closed: its deleted rows remain. */
export const returnMigrated = async (database: PGlite): Promise<void> => {
  if (database.closed) return;
  const { rows } = await database.query<{ size: number }>(
    "select pg_database_size(current_database())::int as size",
  );
  if ((rows[0]?.size ?? 0) > largestReused) return database.close();
  await database.exec(emptyAll);
  await database.exec("discard all");
  emptied.push(database);
};

const largestReused = 24 * 1024 * 1024;

/** As a replica, the database skips the checks of foreign keys, so the tables may be emptied in any order. */
const emptyAll = `
  do $$
  declare
    found record;
  begin
    set local session_replication_role = replica;
    for found in
      select oid::regclass as name from pg_class
      where relkind = 'r' and relnamespace = 'public'::regnamespace and pg_relation_size(oid) > 0
    loop
      execute format('delete from %s', found.name);
    end loop;
    for found in select sequencename as name from pg_sequences
      where schemaname = 'public' and last_value is not null
    loop
      execute format('alter sequence %I restart', found.name);
    end loop;
  end
  $$`;

const loadMigrated = async (): Promise<PGlite> => {
  template ??= loadTemplate();
  program ??= readFile(`${embedded}/dist/pglite.wasm`).then((code) => WebAssembly.compile(code));
  const [bytes, pgliteWasmModule] = await Promise.all([template, program]);
  return PGlite.create({ loadDataDir: new DataDirectory(bytes), pgliteWasmModule });
};

/** The same as the database of a college whose `DATA_DIR` this is, as if one had been started in it before. */
export const unpackMigrated = async (dataDir: string): Promise<void> => {
  const directory = path.join(dataDir, "db");
  await mkdir(directory, { recursive: true });
  const file = await templateFile();
  if (!existsSync(file)) await makeTemplate(file);
  // The names in it begin with a slash.
  await promisify(execFile)("tar", ["-xf", file, "-C", directory]);
};

/** Makes what `openMigrated` loads, where it is not there yet. */
export const prepareTemplate = async (): Promise<void> => {
  await loadTemplate();
};

/** A dumped data directory that is not copied each time that it is read. */
class DataDirectory extends Blob {
  readonly #bytes: ArrayBuffer;

  constructor(bytes: ArrayBuffer) {
    super();
    this.#bytes = bytes;
  }

  override async arrayBuffer(): Promise<ArrayBuffer> {
    return this.#bytes;
  }
}

const loadTemplate = async (): Promise<ArrayBuffer> => {
  const file = await templateFile();
  const { buffer } = new Uint8Array(await readFile(file).catch(() => makeTemplate(file)));
  return buffer;
};

const templateFile = async (): Promise<string> =>
  path.join(cacheDirectory, `${await templateHash()}.tar`);

const makeTemplate = async (file: string): Promise<Uint8Array> => {
  const { client, close } = await openEmbeddedDatabase("memory");
  // Tests create no databases in it, and it is half as large without the template databases.
  for (const name of ["template0", "template1"]) {
    await client.exec(`alter database ${name} is_template false`);
    await client.exec(`drop database ${name}`);
  }
  const dump = new Uint8Array(await (await client.dumpDataDir("none")).arrayBuffer());
  await close();
  await mkdir(cacheDirectory, { recursive: true });
  // Renamed into place: test files run at once, and none may load another's half-written template.
  const partial = `${file}.${process.pid}`;
  await writeFile(partial, dump);
  await rename(partial, file);
  return dump;
};

const templateHash = async (): Promise<string> => {
  const files = await readdir(migrationsFolder);
  const migrations = files.filter((name) => name.endsWith(".sql")).sort();
  const hash = createHash("sha256");
  for (const name of ["meta/_journal.json", ...migrations]) {
    hash.update(await readFile(path.join(migrationsFolder, name)));
  }
  hash.update(await readFile(new URL(import.meta.url)));
  return hash.update(await readFile(`${embedded}/package.json`)).digest("hex");
};
