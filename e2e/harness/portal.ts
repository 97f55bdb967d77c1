import { randomBytes } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { nodeOptions, type ServiceName } from "../../scripts/start/node-options.ts";
import { waitUntilReady } from "../../scripts/start/ready.ts";
import { type Service, startService } from "../../scripts/start/service.ts";
import { freePort } from "../../scripts/testing/free-port.ts";

const root = fileURLToPath(new URL("../..", import.meta.url));

/** The addresses of a running portal. Plain data, so it can be passed to workers. */
export interface PortalAddresses {
  readonly url: string;
  readonly collegeUrl: string;
}

export interface RunningPortal extends PortalAddresses {
  /** Kills the college, as a crash does. */
  killCollege(): Promise<void>;
  /** Restarts the college on the same data. `env` overrides its settings. */
  startCollege(env?: Record<string, string>): Promise<void>;
  /** Kills the gateway, as a crash does. Without Redis its sessions are lost. */
  killGateway(): Promise<void>;
  startGateway(): Promise<void>;
  stop(): Promise<void>;
}

/**
 * Starts a separate portal: college and gateway as processes on free ports, with demo data in a new folder.
 */
export async function startPortal(env: Record<string, string> = {}): Promise<RunningPortal> {
  const dataDir = mkdtempSync(join(tmpdir(), "portal-e2e-"));
  const [collegePort, gatewayPort] = await Promise.all([freePort(), freePort()]);
  const url = `http://localhost:${gatewayPort}`;
  const collegeUrl = `http://localhost:${collegePort}`;
  const shared = {
    ...process.env,
    NODE_ENV: "development",
    DEMO_DATA: "true",
    DATA_DIR: dataDir,
    COLLEGE_PORT: String(collegePort),
    GATEWAY_PORT: String(gatewayPort),
    COLLEGE_API_URL: `http://127.0.0.1:${collegePort}`,
    COLLEGE_PUBLIC_URL: collegeUrl,
    PUBLIC_URL: url,
    COLLEGE_SECRET: randomBytes(32).toString("base64url"),
    SESSION_SECRET: randomBytes(32).toString("base64url"),
    WEB_DIST: join(root, "dist", "web"),
    // The client's own operations are enough for every journey.
    GRAPHIQL: "off",
    GRAPHQL_OPERATIONS: "persisted",
    // Three browsers run beside it on two processors.
    COLLEGE_READ_SECONDS: "30",
    COLLEGE_WRITE_SECONDS: "60",
    ...env,
  };

  const launch = async (name: ServiceName, port: number, more: Record<string, string> = {}) => {
    const service = startService({
      name,
      entry: join(root, "dist", name, "src", "server.js"),
      options: nodeOptions[name],
      env: { ...shared, ...more },
      logFolder: join(dataDir, "logs"),
    });
    await waitUntilReady(service, `http://127.0.0.1:${port}/ready`);
    return service;
  };

  let college: Service = await launch("college", collegePort);
  let gateway: Service = await launch("gateway", gatewayPort);
  return {
    url,
    collegeUrl,
    killCollege: () => college.kill(),
    startCollege: async (more) => {
      college = await launch("college", collegePort, more);
    },
    killGateway: () => gateway.kill(),
    startGateway: async () => {
      gateway = await launch("gateway", gatewayPort);
    },
    stop: async () => {
      await gateway.stop();
      await college.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
