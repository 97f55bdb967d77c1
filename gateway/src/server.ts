import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { Drain } from "../../contract/drain.ts";
import { type MetricsServer, serveMetrics } from "../../contract/metrics-server.ts";
import { openTracing } from "../../contract/open-tracing.ts";
import { buildGateway, type Gateway } from "./app.ts";
import { type GatewayConfig, readConfig } from "./config.ts";
import { serverTimeouts } from "./http/server-timeouts.ts";
import { createLog } from "./log.ts";
import type { GatewayMetrics } from "./metrics/gateway-metrics.ts";

/** How long running requests may take to finish once the process accepts no more: as long as the college has for a write. */
const shutdownTimeoutMs = 20_000;

const listen = (server: Server, { host, port }: GatewayConfig): Promise<AddressInfo> =>
  new Promise((resolve, reject) => {
    server.once("error", (error) => reject(explain(error, port)));
    server.listen(port, host, () => resolve(server.address() as AddressInfo));
  });

const explain = (error: NodeJS.ErrnoException, port: number): Error => {
  if (error.code === "EADDRINUSE") {
    return new Error(`Port ${port} is in use. Stop what uses it, or set GATEWAY_PORT to another.`);
  }
  if (error.code === "EACCES")
    return new Error(`Port ${port} needs more rights than this user has.`);
  return error;
};

interface Running {
  readonly server: Server;
  readonly drain: Drain;
  readonly gateway: Gateway;
  readonly metricsServer: MetricsServer | undefined;
}

/** Says that it stops, then accepts no more requests and finishes those that run. */
const stop = async (
  { server, drain, gateway, metricsServer }: Running,
  drainMs: number,
): Promise<void> => {
  await drain.begin(drainMs);
  const { answered } = await drain.close();
  // Now, so that who watches connects to another gateway.
  gateway.endStreams();
  const forceClose = setTimeout(() => server.closeAllConnections(), shutdownTimeoutMs);
  await answered;
  clearTimeout(forceClose);
  await metricsServer?.close();
  await gateway.close();
};

/** Loads what measures only where it is wanted. */
const openMetrics = async ({ metrics }: GatewayConfig): Promise<GatewayMetrics | undefined> => {
  if (metrics === undefined) return undefined;
  const { GatewayMetrics } = await import("./metrics/gateway-metrics.ts");
  return new GatewayMetrics();
};

/** Resolves once the parent process has ended, even if it ended while this one was starting. */
const waitForParentExit = (): Promise<void> =>
  new Promise((resolve) => {
    if (process.send === undefined) return;
    if (process.connected) process.once("disconnect", () => resolve());
    else resolve();
  });

const start = async (): Promise<void> => {
  const parentExit = waitForParentExit();
  const config = readConfig(process.env);
  const log = createLog(config.logLevel);
  const metrics = await openMetrics(config);
  const tracing = await openTracing(config.tracesUrl, "portal-gateway");
  const server = createServer(serverTimeouts);
  const drain = new Drain(server);
  const gateway = buildGateway(config, { log, metrics, tracing, drain });
  server.on("request", gateway.listener);
  const metricsServer =
    config.metrics &&
    metrics &&
    (await serveMetrics(config.metrics, "GATEWAY_METRICS_PORT", metrics));
  const { port } = await listen(server, config);

  let stopping: Promise<void> | undefined;
  const stopOnce = (reason: string, drainMs = 0): void => {
    if (stopping !== undefined) return;
    log.info({ reason }, "the gateway is stopping");
    stopping = stop({ server, drain, gateway, metricsServer }, drainMs).then(
      () => process.exit(0),
      (error: unknown) => fail(error),
    );
  };
  process.on("SIGTERM", () => stopOnce("SIGTERM", config.drainMs));
  process.on("SIGINT", () => stopOnce("SIGINT"));
  void parentExit.then(() => stopOnce("the parent is gone"));
  log.info(
    { port, metricsPort: metricsServer?.port, college: new URL(config.collegeUrl).origin },
    "the gateway is listening",
  );
  // Without a callback, a missing receiver causes an uncaught error.
  process.send?.({ ready: true, port }, undefined, undefined, () => undefined);
};

const fail = (error: unknown): never => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
};

start().catch(fail);
