import type { Logger } from "pino";
import { readCollegeIdentity } from "../../contract/portal/college-identity.ts";
import { readConfig } from "./config.ts";
import { createLog } from "./log.ts";
import { type CollegeService, startService } from "./service.ts";
import { startUpFailure } from "./start-up-failure.ts";

/** Long enough for what is running: as long as a gateway waits. Whatever still hangs then is not worth waiting for. */
const finishWithinMilliseconds = 20_000;

/** Resolves once the process that started this one is gone, also where it went while this one was starting. */
const waitForParentExit = (): Promise<void> =>
  new Promise((resolve) => {
    if (process.send === undefined) return;
    if (process.connected) process.once("disconnect", () => resolve());
    else resolve();
  });

const start = async (): Promise<void> => {
  const parentExit = waitForParentExit();
  const config = readConfig(process.env);
  const identity = readCollegeIdentity(process.env);
  const log = createLog(config.logLevel);
  const service = await startService(config, identity, log);
  stopOnSignal(service, { parentExit, log, drainMs: config.drainMs });
  const { port, metricsPort } = service;
  log.info({ port, metricsPort }, "the college is ready");
  // With a callback, for without one it is an uncaught error that nobody is there to hear it.
  process.send?.({ ready: true, port }, undefined, undefined, () => undefined);
};

/** Stops on a signal, and when the process that started this one is gone. */
const stopOnSignal = (
  service: CollegeService,
  { parentExit, log, drainMs }: { parentExit: Promise<void>; log: Logger; drainMs: number },
): void => {
  let stopping = false;
  const stop = (why: string, stopMs = 0): void => {
    if (stopping) return;
    stopping = true;
    log.info({ why }, "the college stops");
    setTimeout(() => process.exit(1), stopMs + finishWithinMilliseconds).unref();
    service.stop(stopMs).then(
      () => process.exit(0),
      (error: unknown) => {
        log.error({ failure: error instanceof Error ? error.name : "unknown" }, "stopping failed");
        process.exit(1);
      },
    );
  };
  process.on("SIGTERM", () => stop("SIGTERM", drainMs));
  process.on("SIGINT", () => stop("SIGINT"));
  void parentExit.then(() => stop("the parent is gone"));
};

start().catch((error: unknown) => {
  process.stderr.write(`${startUpFailure(error)}\n`);
  process.exit(1);
});
