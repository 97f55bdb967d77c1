import { spawn } from "node:child_process";
import { randomBytes } from "node:crypto";
import { on, once } from "node:events";
import { setTimeout as pause } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { answersOk } from "../../scripts/start/ready.ts";
import { freePort } from "../../scripts/testing/free-port.ts";

const root = fileURLToPath(new URL("../..", import.meta.url));
const probe = fileURLToPath(new URL("memory-probe.mjs", import.meta.url));

export interface MeasuredGateway {
  readonly url: string;
  /** What is in use after garbage is collected, in bytes. */
  readonly memory: () => Promise<NodeJS.MemoryUsage>;
  readonly stop: () => Promise<void>;
}

/** The built gateway, with the least added that tells what it holds in memory. */
export const startMeasuredGateway = async (
  collegeUrl: string,
  watchers: number,
): Promise<MeasuredGateway> => {
  const port = await freePort();
  const child = spawn(
    process.execPath,
    ["--expose-gc", "--import", probe, `${root}/dist/gateway/src/server.js`],
    {
      env: {
        PATH: process.env.PATH,
        NODE_ENV: "development",
        LOG_LEVEL: "warn",
        GATEWAY_PORT: String(port),
        COLLEGE_API_URL: collegeUrl,
        SESSION_SECRET: randomBytes(32).toString("base64url"),
        WEB_DIST: `${root}/dist/no-client`,
        GRAPHIQL: "off",
        SIGN_IN_TRIES_PER_ADDRESS: "1000000",
        WATCHERS_PER_GATEWAY: String(watchers),
      },
      stdio: ["ignore", "inherit", "inherit", "ipc"],
    },
  );
  const url = `http://127.0.0.1:${port}`;
  while (!(await answersOk(`${url}/health`))) {
    if (child.exitCode !== null) throw new Error("The gateway could not start.");
    await pause(50);
  }
  return {
    url,
    memory: async () => {
      const answers = on(child, "message");
      child.send("memory");
      // The gateway's own message, that it is ready, may come first.
      for await (const [{ memory }] of answers) if (memory !== undefined) return memory;
      throw new Error("The gateway has ended.");
    },
    stop: async () => {
      const ended = once(child, "exit");
      child.kill("SIGTERM");
      await ended;
    },
  };
};
