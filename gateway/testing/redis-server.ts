import { spawn, spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";

export interface TestRedis {
  /** For ioredis: an address or a socket's path. */
  readonly address: string;
  readonly close: () => void;
}

/** Whether Redis is installed on this machine. */
export const hasRedisServer = (): boolean =>
  spawnSync("redis-server", ["--version"], { stdio: "ignore" }).status === 0;

/** A Redis for one test file, on a socket in a temporary folder. */
export const startRedis = async (): Promise<TestRedis> => {
  const folder = mkdtempSync(path.join(tmpdir(), "portal-redis-"));
  const address = path.join(folder, "redis.sock");
  const server = spawn(
    "redis-server",
    ["--port", "0", "--unixsocket", address, "--save", "", "--appendonly", "no", "--dir", folder],
    { stdio: "ignore" },
  );
  while (!existsSync(address)) {
    if (server.exitCode !== null) throw new Error("redis-server did not start");
    await pause(20);
  }
  return {
    address,
    close: () => {
      server.kill("SIGKILL");
      rmSync(folder, { recursive: true, force: true });
    },
  };
};
