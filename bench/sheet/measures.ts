import { fileURLToPath } from "node:url";
import type { CDPSession, Page } from "playwright-core";

export interface Sample {
  /** Milliseconds from a key to its next frame, of those with 16 or more. */
  readonly keys: readonly number[];
  /** Milliseconds of each task over 50. */
  readonly longTasks: readonly number[];
}

const inPage = fileURLToPath(new URL("in-page.js", import.meta.url));

/** The measures taken inside the page. */
export const measuresOf = async (page: Page) => {
  await page.addScriptTag({ path: inPage });
  await page.evaluate("bench.start()");
  return {
    take: (): Promise<Sample> => page.evaluate("bench.take()"),
    top: (): Promise<void> => page.evaluate("bench.top()"),
    scroll: (): Promise<readonly number[]> => page.evaluate("bench.scroll()"),
    paste: (column: string): Promise<number> =>
      page.evaluate(`bench.paste(${JSON.stringify(column)})`),
  };
};

const counters = [
  "TaskDuration",
  "ScriptDuration",
  "LayoutDuration",
  "RecalcStyleDuration",
] as const;

/**
 * The page's main thread by its own clock: the milliseconds of CPU time, independent of other load on the machine. In all,
 * and of that in scripts, in layout and in style.
 */
export const threadClock = async (session: CDPSession) => {
  await session.send("Performance.enable", { timeDomain: "threadTicks" });
  const read = async (): Promise<readonly number[]> => {
    const { metrics } = await session.send("Performance.getMetrics");
    return counters.map(
      (name) => (metrics.find((metric) => metric.name === name)?.value ?? 0) * 1000,
    );
  };
  let last = await read();
  /** Since the last time. */
  return async (): Promise<readonly number[]> => {
    const now = await read();
    const spent = now.map((value, index) => value - (last[index] ?? 0));
    last = now;
    return spent;
  };
};
