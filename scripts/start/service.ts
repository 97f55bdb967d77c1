import { type ChildProcess, spawn } from "node:child_process";
import { closeSync, mkdirSync, openSync } from "node:fs";
import { join } from "node:path";

const usualPatienceMs = 10_000;

interface ServiceOptions {
  /** `college`, `gateway`. */
  readonly name: string;
  /** The bundled entry point. */
  readonly entry: string;
  /** Node's own. */
  readonly options: readonly string[];
  readonly env: NodeJS.ProcessEnv;
  readonly logFolder: string;
  /** How long it may take to stop. */
  readonly patienceMs?: number;
}

export interface Service {
  readonly name: string;
  /** Of the process; undefined where it could not be started. */
  readonly pid: number | undefined;
  /** Resolves when the process has ended, with how: `exit code 1`, `SIGKILL`. */
  readonly ended: Promise<string>;
  /** Asks the process to stop, insists once its time is over, and waits until it has. */
  stop(): Promise<void>;
  /** Ends the process at once, without a chance to tidy up, and waits until it has ended. */
  kill(): Promise<void>;
}

/**
 * Starts a service as a separate process. Its log goes to a file; its error stream, such as why it
 * cannot start, appears on this terminal.
 */
export function startService({
  name,
  entry,
  options,
  env,
  logFolder,
  patienceMs = usualPatienceMs,
}: ServiceOptions): Service {
  mkdirSync(logFolder, { recursive: true });
  const log = openSync(join(logFolder, `${name}.log`), "a", 0o600);
  const child = spawn(process.execPath, [...options, entry], {
    env,
    // A separate process group: Ctrl-C reaches only this process, which then stops the services in order. The channel closes
    // when this process dies for any reason, and that stops the service.
    detached: true,
    stdio: ["ignore", log, "pipe", "ipc"],
  });
  closeSync(log);
  child.stderr?.pipe(process.stderr, { end: false });
  const ended = endOf(child);
  return {
    name,
    pid: child.pid,
    ended,
    stop: () => stop(child, ended, patienceMs),
    kill: async () => {
      child.kill("SIGKILL");
      await ended;
    },
  };
}

function endOf(child: ChildProcess): Promise<string> {
  return new Promise((resolve) => {
    child.once("error", (error) => resolve(error.message));
    child.once("close", (code, signal) => resolve(signal ?? `exit code ${code}`));
  });
}

async function stop(
  child: ChildProcess,
  ended: Promise<string>,
  patienceMs: number,
): Promise<void> {
  child.kill("SIGTERM");
  const insist = setTimeout(() => child.kill("SIGKILL"), patienceMs);
  await ended;
  clearTimeout(insist);
}
