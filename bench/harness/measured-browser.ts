import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { type Cookie, chromium } from "playwright-core";
import { resolveBrowser } from "../../e2e/harness/browser.ts";
import { freePort } from "../../scripts/testing/free-port.ts";

/** The core of the main thread of the measured page. */
const pageCore = 0;
/** The core of all else: the rest of the browser, the portal and Lighthouse. */
const otherCore = 1;

/** In milliseconds. */
const scanInterval = 10;

interface MeasuredBrowserOptions {
  /** The hash of a certificate's public key (`publicKeyHash`). A browser keeps no files of a site whose certificate it distrusts. */
  readonly trusted?: string | undefined;
}

interface MeasuredBrowser {
  readonly debuggingPort: number;
  /** Replaces all cookies, with those of somebody who is signed in. */
  readonly setCookies: (cookies: readonly Cookie[]) => Promise<void>;
  readonly stop: () => Promise<void>;
}

/**
 * Keeps this process, and all that it starts from now on, on `otherCore`.
 * @throws Error on a machine with one core or without `taskset`.
 */
export const leavePageCore = (): void => setAffinity(otherCore, process.pid);

/**
 * Starts a browser in which the main thread of a page has a core to itself, as on a phone with several cores. A virtual
 * machine may put all threads of a page on one core: its tasks then take twice the time, half of it spent waiting for others.
 * No tool is attached but Lighthouse, which opens the page itself. Call `leavePageCore` before.
 */
export const startMeasuredBrowser = async ({
  trusted,
}: MeasuredBrowserOptions = {}): Promise<MeasuredBrowser> => {
  const { executablePath, args, env } = await resolveBrowser(process.env);
  const profile = mkdtempSync(join(tmpdir(), "lighthouse-"));
  const debuggingPort = await freePort();
  const browser = spawn(
    executablePath,
    [
      ...args,
      ...(trusted === undefined ? [] : [`--ignore-certificate-errors-spki-list=${trusted}`]),
      "--headless",
      `--remote-debugging-port=${debuggingPort}`,
      `--user-data-dir=${profile}`,
      "about:blank",
    ],
    { env, stdio: "ignore" },
  );
  const scan = setInterval(pinNewThreads(), scanInterval);
  const endpoint = `http://127.0.0.1:${debuggingPort}`;
  while (!(await fetch(`${endpoint}/json/version`).catch(() => null))) {
    if (browser.exitCode !== null) throw new Error("The browser could not start.");
    await pause(50);
  }
  return {
    debuggingPort,
    setCookies: async (cookies) => {
      const connection = await chromium.connectOverCDP(endpoint);
      const [context] = connection.contexts();
      if (context === undefined) throw new Error("The browser has no profile.");
      await context.clearCookies();
      await context.addCookies([...cookies]);
      await connection.close();
    },
    stop: async () => {
      clearInterval(scan);
      const ended = once(browser, "exit");
      browser.kill();
      await ended;
      rmSync(profile, { recursive: true, force: true, maxRetries: 3 });
    },
  };
};

/** A function that moves the main threads of new renderers to `pageCore`, and their other threads off it. */
const pinNewThreads = (): (() => void) => {
  const pinned = new Set<string>();
  return () => {
    for (const id of readdirSync("/proc").filter((name) => /^\d+$/.test(name))) {
      const threads = rendererThreads(id).filter((thread) => !pinned.has(thread));
      for (const thread of threads) {
        pinned.add(thread);
        try {
          setAffinity(thread === id ? pageCore : otherCore, thread);
        } catch {
          // The thread has ended meanwhile.
        }
      }
    }
  };
};

const rendererThreads = (id: string): readonly string[] => {
  try {
    const isRenderer = readFileSync(`/proc/${id}/cmdline`, "utf8").includes("--type=renderer");
    return isRenderer ? readdirSync(`/proc/${id}/task`) : [];
  } catch {
    return [];
  }
};

const setAffinity = (core: number, thread: number | string): void => {
  execFileSync("taskset", ["-cp", String(core), String(thread)], { stdio: "ignore" });
};
