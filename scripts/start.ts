import { existsSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { runNode } from "./run.ts";
import { accountsToAnnounce, announcement } from "./start/announcement.ts";
import { nodeOptions, type ServiceName } from "./start/node-options.ts";
import { requireFreePort } from "./start/ports.ts";
import { answersOk, waitUntilReady } from "./start/ready.ts";
import { developmentSecrets } from "./start/secrets.ts";
import { type Service, startService } from "./start/service.ts";
import { readSettings, type StartSettings } from "./start/settings.ts";

const root = fileURLToPath(new URL("..", import.meta.url));
const running: Service[] = [];
const interruption = new AbortController();

async function start(): Promise<void> {
  if (existsSync(join(root, ".env"))) process.loadEnvFile(join(root, ".env"));
  const settings = readSettings(process.env);
  await requireFreePort(settings.gatewayPort, "GATEWAY_PORT");
  if (settings.externalCollege === undefined) {
    await requireFreePort(settings.collegePort, "COLLEGE_PORT");
  }
  await build();
  await startServices(settings);
  console.log(announcement(settings, accountsToAnnounce(settings, process.env)));
}

async function build(): Promise<void> {
  const options = { cwd: root, signal: interruption.signal };
  await runNode(["--import", "tsx", "scripts/build.ts"], options).catch(() => {
    throw new Error("The portal could not be built; the reason is above.");
  });
}

async function startServices(settings: StartSettings): Promise<void> {
  const env = serviceEnvironment(settings);
  if (settings.externalCollege === undefined) {
    console.log("Starting the college…");
    const college = launch("college", settings, env);
    await waitUntilReady(college, `http://127.0.0.1:${settings.collegePort}/ready`);
  }
  console.log("Starting the gateway…");
  const gateway = launch("gateway", settings, env);
  await waitUntilReady(gateway, `http://127.0.0.1:${settings.gatewayPort}/health`);
  if (settings.externalCollege !== undefined && !(await answersOk(gatewayReadiness(settings)))) {
    console.log(`  The college at ${settings.externalCollege} does not answer yet.`);
  }
}

function gatewayReadiness(settings: StartSettings): string {
  return `http://127.0.0.1:${settings.gatewayPort}/ready`;
}

function launch(name: ServiceName, settings: StartSettings, env: NodeJS.ProcessEnv): Service {
  const service = startService({
    name,
    entry: join(root, "dist", name, "src", "server.js"),
    options: nodeOptions[name],
    env,
    logFolder: join(settings.dataDir, "logs"),
  });
  running.push(service);
  void service.ended.then((how) => {
    if (!interruption.signal.aborted) void stopAll(`The ${name} stopped (${how}).`, 1);
  });
  return service;
}

function serviceEnvironment(settings: StartSettings): NodeJS.ProcessEnv {
  return {
    NODE_ENV: "development",
    DEMO_DATA: "true",
    WEB_DIST: join(root, "dist", "web"),
    ...process.env,
    ...developmentSecrets(settings.dataDir, process.env),
    DATA_DIR: settings.dataDir,
    GATEWAY_PORT: String(settings.gatewayPort),
    COLLEGE_PORT: String(settings.collegePort),
    COLLEGE_API_URL: settings.collegeUrl,
    COLLEGE_PUBLIC_URL: settings.collegePublicUrl,
    PUBLIC_URL: settings.publicUrl,
  };
}

/** Stops what runs, the gateway before the college it needs, and ends this process. */
async function stopAll(reason: string | undefined, exitCode: number): Promise<void> {
  if (interruption.signal.aborted) return;
  interruption.abort();
  if (reason !== undefined) console.log(`${reason} Stopping…`);
  for (const service of running.toReversed()) await service.stop();
  process.exit(exitCode);
}

for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) {
  process.on(signal, () => void stopAll(`${signal} received.`, 0));
}

try {
  await start();
} catch (error) {
  const reason = error instanceof Error ? error.message : String(error);
  if (!interruption.signal.aborted) {
    console.error(reason);
    await stopAll(undefined, 1);
  }
}
