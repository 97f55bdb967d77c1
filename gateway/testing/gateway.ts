import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { buildGateway, type GatewayDependencies } from "../src/app.ts";
import { type GatewayConfig, readConfig } from "../src/config.ts";
import type { LiveTiming } from "../src/hostels/live/open-watchers.ts";
import { createLog } from "../src/log.ts";
import type { GatewayMetrics } from "../src/metrics/gateway-metrics.ts";
import { Browser } from "./browser.ts";

export interface TestGateway {
  /** Without a slash at the end. */
  readonly url: string;
  /** A new browser without cookies. */
  readonly browser: () => Browser;
  /** The log so far, as JSON lines. */
  readonly logged: () => string;
  /** With `config.metrics`. */
  readonly metrics: GatewayMetrics | undefined;
  /** Moves the gateway's clock. */
  readonly advance: (by: { readonly minutes: number }) => void;
  /** The first step of a process that is stopping. */
  readonly endStreams: () => void;
  readonly close: () => Promise<void>;
}

/**
 * A gateway on its own port, in front of the college at this address, with timeouts long enough for a busy
 * machine.
 */
export const startTestGateway = async (
  collegeUrl: string,
  {
    endedSessionsMs,
    usesPlans,
    now = Date.now,
    ...config
  }: Partial<GatewayConfig> &
    Partial<Pick<GatewayDependencies, "endedSessionsMs" | "usesPlans" | "now">> = {},
  liveTiming: Partial<LiveTiming> = {},
): Promise<TestGateway> => {
  const lines: string[] = [];
  const log = createLog("debug", { write: (line) => lines.push(line) });
  const metrics = config.metrics && (await openMetrics());
  let offset = 0;
  const gateway = buildGateway(
    {
      ...readConfig({ SESSION_SECRET: "a-secret-of-the-tests-and-of-nobody-else" }),
      collegeUrl,
      webDist: "node_modules/.cache/no-client",
      collegeReadMs: 60_000,
      collegeWriteMs: 60_000,
      attempts: {
        signInPerAddress: 1_000,
        signInPerAccount: 1_000,
        resetPerAddress: 1_000,
        resetPerAccount: 1_000,
        lookupsPerAddress: 1_000,
        signUpsPerAddress: 1_000,
      },
      ...config,
    },
    { log, now: () => now() + offset, liveTiming, endedSessionsMs, metrics, usesPlans },
  );
  const server = createServer(gateway.listener);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  const url = `http://127.0.0.1:${port}`;
  return {
    url,
    browser: () => new Browser(url),
    logged: () => lines.join(""),
    metrics,
    advance: ({ minutes }) => {
      offset += minutes * 60_000;
    },
    endStreams: gateway.endStreams,
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      await gateway.close();
    },
  };
};

/** Loaded only where a test measures. */
const openMetrics = async (): Promise<GatewayMetrics> => {
  const { GatewayMetrics } = await import("../src/metrics/gateway-metrics.ts");
  return new GatewayMetrics();
};
