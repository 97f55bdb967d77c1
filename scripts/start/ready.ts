import { setTimeout as pause } from "node:timers/promises";
import type { Service } from "./service.ts";

const pollMs = 100;
const progressMs = 5_000;

/**
 * Waits until `url` answers 200, saying every few seconds that it is still waited for.
 * @throws Error when the service ends first.
 */
export async function waitUntilReady(service: Service, url: string): Promise<void> {
  const started = performance.now();
  let nextProgress = started + progressMs;
  let end: string | undefined;
  void service.ended.then((how) => {
    end = how;
  });
  while (!(await answersOk(url))) {
    if (end !== undefined) throw new Error(`The ${service.name} could not start (${end}).`);
    if (performance.now() > nextProgress) {
      console.log(`  ${service.name}: still starting, ${seconds(started)} s`);
      nextProgress += progressMs;
    }
    await pause(pollMs);
  }
  console.log(`  ${service.name}: ready after ${seconds(started)} s`);
}

export async function answersOk(url: string): Promise<boolean> {
  try {
    const answer = await fetch(url, { signal: AbortSignal.timeout(5_000) });
    await answer.body?.cancel();
    return answer.ok;
  } catch {
    return false;
  }
}

function seconds(since: number): string {
  return ((performance.now() - since) / 1000).toFixed(1);
}
