import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from "node:fs/promises";
import { connect, createServer } from "node:net";
import { hostname } from "node:os";
import path from "node:path";
import { setTimeout as delay } from "node:timers/promises";

/** A process that says it works in a data directory. */
interface Claim {
  readonly token: string;
  readonly pid: number;
  readonly host: string;
  /** Where it says its token and its state, on its own machine. */
  readonly port: number;
}

export class DataDirectoryInUse extends Error {
  constructor(directory: string, pid: number) {
    super(
      `DATA_DIR ${directory} is in use by process ${pid}. Stop it first, or set DATA_DIR to another directory.`,
    );
    this.name = "DataDirectoryInUse";
  }
}

/** `starting`: it may yet give up for another. */
type State = "starting" | "holding";

const heartbeatMilliseconds = 5_000;

/**
 * Takes a data directory for this process alone.
 *
 * Each process first writes its claim, then looks at the others': of two that start at once at least one sees the
 * other, so that never both go on. Whether another still lives is asked of itself, over loopback, and not
 * of its process id: ids come round again, soonest in containers. A killed process answers no more, so its
 * claim is dropped at once.
 * @returns how to let the directory go.
 * @throws DataDirectoryInUse
 */
export const lockDataDirectory = async (directory: string): Promise<() => Promise<void>> => {
  const claims = path.join(directory, "lock");
  await mkdir(claims, { recursive: true });
  const token = randomUUID();
  const status = (state: State): string => `${state} ${token}`;
  const statusServer = await openStatusServer(status("starting"));
  const file = path.join(claims, `${token}.json`);
  const withdraw = async (): Promise<void> => {
    statusServer.close();
    await rm(unfinished(file), { force: true });
    await rm(file, { force: true });
  };
  try {
    await writeClaim(file, { token, pid: process.pid, host: hostname(), port: statusServer.port });
    await waitForOthers(directory, claims, token);
    statusServer.setStatus(status("holding"));
  } catch (error) {
    await withdraw();
    throw error;
  }
  const heartbeat = setInterval(() => {
    const now = new Date();
    utimes(file, now, now).catch(() => undefined);
  }, heartbeatMilliseconds).unref();
  return async () => {
    clearInterval(heartbeat);
    await withdraw();
  };
};

/** Written beside and renamed, so that no other process reads half of it. */
const writeClaim = async (file: string, claim: Claim): Promise<void> => {
  await writeFile(unfinished(file), JSON.stringify(claim));
  await rename(unfinished(file), file);
};

const unfinished = (file: string): string => `${file}.new`;

/** Two that start at once see each other and would both give up: the one with the lower token waits instead. */
const waitForOthers = async (directory: string, claims: string, token: string): Promise<void> => {
  for (;;) {
    const other = await findOther(claims, token);
    if (other === undefined) return;
    if (other.state === "holding" || token > other.token) {
      throw new DataDirectoryInUse(directory, other.pid);
    }
    await delay(50);
  }
};

/** Another process that lives and claims the directory; claims of dead ones are removed on the way. */
const findOther = async (
  claims: string,
  token: string,
): Promise<(Claim & { readonly state: State }) | undefined> => {
  for (const name of await readdir(claims)) {
    if (!name.endsWith(".json") || name === `${token}.json`) continue;
    const file = path.join(claims, name);
    const claim = await readClaim(file);
    const state = claim && (await readState(file, claim));
    if (claim !== undefined && state !== undefined) return { ...claim, state };
    await rm(file, { force: true });
  }
  return undefined;
};

/** Undefined when the file is missing or was not written by this program. */
const readClaim = async (file: string): Promise<Claim | undefined> => {
  try {
    const { token, pid, host, port } = JSON.parse(await readFile(file, "utf8"));
    const isComplete = typeof token === "string" && typeof host === "string";
    return isComplete && Number.isInteger(pid) && Number.isInteger(port)
      ? { token, pid, host, port }
      : undefined;
  } catch {
    return undefined;
  }
};

/** Undefined for a process that lives no more. */
const readState = async (file: string, claim: Claim): Promise<State | undefined> => {
  if (claim.host !== hostname()) return (await hasFreshHeartbeat(file)) ? "holding" : undefined;
  if (!isRunning(claim.pid)) return undefined;
  switch (await readStatus(claim.port)) {
    case `starting ${claim.token}`:
      return "starting";
    // Silence may be a busy holder, and taking its directory would destroy it.
    case "":
    case `holding ${claim.token}`:
      return "holding";
    default:
      return undefined;
  }
};

/** For a directory shared with another machine or container, whose loopback is not ours. */
const hasFreshHeartbeat = async (file: string): Promise<boolean> => {
  const { mtimeMs } = await stat(file).catch(() => ({ mtimeMs: 0 }));
  return Math.abs(Date.now() - mtimeMs) < 4 * heartbeatMilliseconds;
};

const isRunning = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // It runs, but under another user.
    return error instanceof Error && "code" in error && error.code === "EPERM";
  }
};

interface StatusServer {
  readonly port: number;
  /** Changes the status that later connections are sent. */
  readonly setStatus: (status: string) => void;
  readonly close: () => void;
}

/** Sends the status to every local connection, for as long as this process lives. */
const openStatusServer = async (first: string): Promise<StatusServer> => {
  let status = first;
  const server = createServer((socket) => {
    socket.on("error", () => socket.destroy());
    socket.end(status);
  });
  server.unref();
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  if (address === null || typeof address === "string")
    throw new Error("the status server has no port");
  return {
    port: address.port,
    setStatus: (next) => {
      status = next;
    },
    close: () => server.close(),
  };
};

const readTimeoutMilliseconds = 5_000;
const longestStatus = 200;

/**
 * Reads what the status server at a port sends: undefined when no server listens, empty when it accepts and sends
 * nothing. The latter happens because the embedded database blocks its process for short periods.
 */
const readStatus = (port: number): Promise<string | undefined> =>
  new Promise((resolve) => {
    let received = "";
    const socket = connect({ port, host: "127.0.0.1", timeout: readTimeoutMilliseconds });
    const decide = (status: string | undefined): void => {
      socket.destroy();
      resolve(status);
    };
    socket.setEncoding("utf8");
    socket.on("data", (text: string) => {
      received += text;
      if (received.length > longestStatus) decide(undefined);
    });
    socket.on("end", () => decide(received));
    socket.on("timeout", () => decide(socket.connecting ? undefined : received));
    socket.on("error", () => decide(undefined));
  });
