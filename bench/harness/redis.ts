import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { connect } from "node:net";
import { setTimeout as pause } from "node:timers/promises";
import { freePort } from "../../scripts/testing/free-port.ts";

export interface Redis {
  readonly url: string;
  readonly stop: () => void;
}

/** A Redis of the caller's own, which keeps nothing; undefined on a machine that has none. */
export const startRedis = async (): Promise<Redis | undefined> => {
  if (spawnSync("redis-server", ["--version"], { stdio: "ignore" }).status !== 0) return undefined;
  const port = await freePort();
  const server = spawn(
    "redis-server",
    ["--bind", "127.0.0.1", "--port", String(port), "--save", "", "--appendonly", "no"],
    { stdio: "ignore" },
  );
  const stop = () => void server.kill("SIGKILL");
  process.once("exit", stop);
  while (!(await answers(port))) {
    if (server.exitCode !== null) throw new Error("redis-server did not start");
    await pause(20);
  }
  return {
    url: `redis://127.0.0.1:${port}`,
    stop: () => {
      process.off("exit", stop);
      stop();
    },
  };
};

const answers = async (port: number): Promise<boolean> => {
  const socket = connect(port, "127.0.0.1");
  try {
    await once(socket, "connect");
    return true;
  } catch {
    return false;
  } finally {
    socket.destroy();
  }
};
