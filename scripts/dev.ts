import { type ChildProcess, spawn } from "node:child_process";
import { fileURLToPath } from "node:url";
import { accountsToAnnounce, announcement } from "./start/announcement.ts";
import { requireFreePort } from "./start/ports.ts";
import { developmentSecrets } from "./start/secrets.ts";
import { readSettings, type StartSettings } from "./start/settings.ts";

const root = fileURLToPath(new URL("..", import.meta.url));
const clientPort = 4500;

/** Runs the portal from its sources: services restart and the client reloads when a file changes. */
async function dev(): Promise<void> {
  // The college checks callback addresses against the origin that the browser is at, which is the client's own server.
  const settings = readSettings({ PUBLIC_URL: `http://localhost:${clientPort}`, ...process.env });
  await requireFreePort(settings.gatewayPort, "GATEWAY_PORT");
  if (settings.externalCollege === undefined) {
    await requireFreePort(settings.collegePort, "COLLEGE_PORT");
  }
  const env = environment(settings);
  const watch = ["node_modules/tsx/dist/cli.mjs", "watch", "--clear-screen=false"];
  const programs = [
    ...(settings.externalCollege === undefined ? [[...watch, "college/src/server.ts"]] : []),
    [...watch, "gateway/src/server.ts"],
    ["node_modules/vite/bin/vite.js", "web", "--port", String(clientPort), "--strictPort"],
  ];
  const children = programs.map((args) =>
    spawn(process.execPath, args, { cwd: root, env, stdio: "inherit" }),
  );
  for (const child of children) child.once("exit", () => stopAll(children));
  for (const signal of ["SIGINT", "SIGTERM"] as const) {
    process.once(signal, () => stopAll(children));
  }
  console.log(announcement(settings, accountsToAnnounce(settings, process.env)));
}

function environment(settings: StartSettings): NodeJS.ProcessEnv {
  return {
    DEMO_DATA: "true",
    ...process.env,
    ...developmentSecrets(settings.dataDir, process.env),
    DATA_DIR: settings.dataDir,
    COLLEGE_API_URL: settings.collegeUrl,
    COLLEGE_PUBLIC_URL: settings.collegePublicUrl,
    PUBLIC_URL: settings.publicUrl,
    GATEWAY_URL: `http://127.0.0.1:${settings.gatewayPort}`,
  };
}

function stopAll(children: readonly ChildProcess[]): void {
  for (const child of children) child.kill("SIGTERM");
}

try {
  await dev();
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}
