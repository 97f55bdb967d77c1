import { randomBytes } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { waitUntilReady } from "../../scripts/start/ready.ts";
import { type Service, startService } from "../../scripts/start/service.ts";
import { freePort } from "../../scripts/testing/free-port.ts";

const root = fileURLToPath(new URL("../..", import.meta.url));

/** Where a running portal is reached; plain data, so it can be handed to workers. */
export interface PortalAddresses {
  readonly url: string;
  readonly collegeUrl: string;
}

export interface RunningPortal extends PortalAddresses {
  /** Ends the college as a crash or a power cut would. */
  killCollege(): Promise<void>;
  /** Starts the college again on the same data; more environment may change its settings. */
  startCollege(env?: Record<string, string>): Promise<void>;
  /** Ends the gateway as a crash would; without Redis its sessions go with it. */
  killGateway(): Promise<void>;
  startGateway(): Promise<void>;
  stop(): Promise<void>;
}

/** Starts a portal of its own: college and gateway as real processes, on free ports, with demo data in a new folder. */
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
    // Beside three browsers on a machine with two processors.
    COLLEGE_READ_SECONDS: "30",
    COLLEGE_WRITE_SECONDS: "60",
    ...env,
  };

  const launch = async (name: string, port: number, more: Record<string, string> = {}) => {
    const service = startService({
      name,
      entry: join(root, "dist", name, "src", "server.js"),
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
