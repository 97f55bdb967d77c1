import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { freePort } from "../../scripts/testing/free-port.ts";
import { untilListens } from "./listens.ts";

export interface Redis {
  readonly url: string;
  /** Ends it as `kill -9` does. */
  readonly kill: () => Promise<void>;
  /** Starts it again over what it kept. */
  readonly restart: () => Promise<void>;
  readonly stop: () => void;
}

const keepsNothing = ["--save", "", "--appendonly", "no"];

/**
 * A Redis of the caller's own; undefined on a machine that has none.
 * @param settings on its command line; by default it keeps nothing
 */
export const startRedis = async (
  settings: readonly string[] = keepsNothing,
): Promise<Redis | undefined> => {
  if (spawnSync("redis-server", ["--version"], { stdio: "ignore" }).status !== 0) return undefined;
  const port = await freePort();
  const folder = mkdtempSync(join(tmpdir(), "portal-redis-"));
  const launch = async () => {
    const own = ["--bind", "127.0.0.1", "--port", String(port), "--dir", folder];
    const server = spawn("redis-server", [...own, ...settings], { stdio: "ignore" });
    await untilListens("redis-server", `127.0.0.1:${port}`, server);
    return server;
  };
  let server = await launch();
  const stop = () => {
    server.kill("SIGKILL");
    rmSync(folder, { recursive: true, force: true });
  };
  process.once("exit", stop);
  return {
    url: `redis://127.0.0.1:${port}`,
    kill: async () => {
      const ended = once(server, "exit");
      server.kill("SIGKILL");
      await ended;
    },
    restart: async () => {
      server = await launch();
    },
    stop: () => {
      process.off("exit", stop);
      stop();
    },
  };
};
