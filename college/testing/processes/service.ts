import { once } from "node:events";
import { startProcess, type TestProcess } from "./process.ts";

export interface ServiceProcess {
  readonly url: string;
  readonly process: TestProcess;
  /** Ends it as a power cut would, and waits until it is gone. */
  readonly kill: () => Promise<void>;
  /** Asks it to stop, and waits until it has. */
  readonly stop: () => Promise<void>;
}

const server = new URL("../../../dist/college/src/server.js", import.meta.url);

/** Starts the built college service as a separate process on its own port, and waits until it is ready. */
export const startServiceProcess = async (
  environment: Readonly<Record<string, string>>,
): Promise<ServiceProcess> => {
  const started = startProcess(server, [], {
    COLLEGE_PORT: "0",
    LOG_LEVEL: "silent",
    ...environment,
  });
  const port = await Promise.race([
    once(started.child, "message").then(([message]) => portOf(message)),
    started.ended.then(() => undefined),
  ]);
  if (port === undefined) throw new Error(`The college did not start: ${started.errors()}`);
  const end = async (signal: NodeJS.Signals): Promise<void> => {
    started.child.kill(signal);
    await started.ended;
  };
  return {
    url: `http://127.0.0.1:${port}`,
    process: started,
    kill: () => end("SIGKILL"),
    stop: () => end("SIGTERM"),
  };
};

const portOf = (message: unknown): number | undefined =>
  typeof message === "object" && message !== null && "port" in message
    ? Number(message.port)
    : undefined;
