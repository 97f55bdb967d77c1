import { spawn } from "node:child_process";
import { on, once } from "node:events";
import { setTimeout as pause } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { answersOk } from "../../scripts/start/ready.ts";
import { freePort } from "../../scripts/testing/free-port.ts";

const root = fileURLToPath(new URL("../..", import.meta.url));
const probe = fileURLToPath(new URL("../harness/probe.mjs", import.meta.url));

export interface PinnedProcess {
  readonly url: string;
  /** The processor time that it has used, in microseconds. */
  readonly cpu: () => Promise<number>;
  readonly stop: () => Promise<void>;
}

interface Program {
  /** Below the project's root. */
  readonly entry: string;
  readonly core: number;
  /** The variable that holds its port. */
  readonly portName: string;
  readonly env: Readonly<Record<string, string>>;
  /** Node's own. */
  readonly flags?: readonly string[];
}

/** Starts a program on one core, and waits until it answers at `/health`. */
export const startPinned = async ({
  entry,
  core,
  portName,
  env,
  flags = [],
}: Program): Promise<PinnedProcess> => {
  const port = await freePort();
  const loader = entry.startsWith("dist/") ? [] : ["--import", "tsx"];
  const child = spawn(
    "taskset",
    [
      "-c",
      String(core),
      process.execPath,
      ...flags,
      ...loader,
      "--import",
      probe,
      `${root}/${entry}`,
    ],
    {
      cwd: root,
      env: { PATH: process.env.PATH, ...env, [portName]: String(port) },
      stdio: ["ignore", "ignore", "inherit", "ipc"],
    },
  );
  const url = `http://127.0.0.1:${port}`;
  while (!(await answersOk(`${url}/health`))) {
    if (child.exitCode !== null) throw new Error(`${entry} could not start.`);
    await pause(50);
  }
  return {
    url,
    cpu: async () => {
      const answers = on(child, "message");
      child.send("cpu");
      // The program's own message, that it is ready, may come first.
      for await (const [{ cpu }] of answers) if (cpu !== undefined) return cpu.user + cpu.system;
      throw new Error(`${entry} has ended.`);
    },
    stop: async () => {
      const ended = once(child, "exit");
      child.kill("SIGTERM");
      await ended;
    },
  };
};
