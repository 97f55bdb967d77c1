import { spawn } from "node:child_process";
import { randomBytes } from "node:crypto";
import { on, once } from "node:events";
import { setTimeout as pause } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { nodeOptions, type ServiceName } from "../../scripts/start/node-options.ts";
import { answersOk } from "../../scripts/start/ready.ts";
import { freePort } from "../../scripts/testing/free-port.ts";

const root = fileURLToPath(new URL("../..", import.meta.url));
const probe = fileURLToPath(new URL("probe.mjs", import.meta.url));

export interface MeasuredService {
  readonly url: string;
  /** The memory it holds, or the memory left after a garbage collection; in bytes. */
  readonly memory: (which: "held" | "left") => Promise<NodeJS.MemoryUsage>;
  readonly stop: () => Promise<void>;
}

/** Of a gateway that is asked by everybody from one address. */
export const gatewayEnv = (collegeUrl: string): Readonly<Record<string, string>> => ({
  COLLEGE_API_URL: collegeUrl,
  SESSION_SECRET: randomBytes(32).toString("base64url"),
  WEB_DIST: `${root}/dist/no-client`,
  GRAPHIQL: "off",
  SIGN_IN_TRIES_PER_ADDRESS: "1000000",
});

/** Settings of the C library's memory that the bench was started with, as `MALLOC_TRIM_THRESHOLD_`. */
const ownMalloc = () =>
  Object.fromEntries(Object.entries(process.env).filter(([name]) => name.startsWith("MALLOC_")));

/** A built service as a college runs it, plus a minimal probe that reports its memory; `flags` are Node's own. */
export const startMeasured = async (
  service: ServiceName,
  env: Readonly<Record<string, string>>,
  flags: readonly string[] = [],
): Promise<MeasuredService> => {
  const port = await freePort();
  const entry = `${root}/dist/${service}/src/server.js`;
  const child = spawn(
    process.execPath,
    [...nodeOptions[service], "--expose-gc", ...flags, "--import", probe, entry],
    {
      env: {
        PATH: process.env.PATH,
        NODE_ENV: "development",
        LOG_LEVEL: "warn",
        ...ownMalloc(),
        ...env,
        [`${service.toUpperCase()}_PORT`]: String(port),
      },
      stdio: ["ignore", "inherit", "inherit", "ipc"],
    },
  );
  const url = `http://127.0.0.1:${port}`;
  while (!(await answersOk(`${url}/health`))) {
    if (child.exitCode !== null) throw new Error(`The ${service} could not start.`);
    await pause(50);
  }
  return {
    url,
    memory: async (which) => {
      const answers = on(child, "message");
      child.send(which);
      // The service's own message, that it is ready, may come first.
      for await (const [{ memory }] of answers) if (memory !== undefined) return memory;
      throw new Error(`The ${service} has ended.`);
    },
    stop: async () => {
      const ended = once(child, "exit");
      child.kill("SIGTERM");
      await ended;
    },
  };
};
