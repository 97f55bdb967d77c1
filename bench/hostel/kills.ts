import { setTimeout as pause } from "node:timers/promises";
import { Random } from "../../college/src/demo/random.ts";
import type { PostgresServer } from "../../scripts/testing/postgres-server.ts";
import type { System } from "../harness/system.ts";

interface Kills {
  /** Waits for the one under way to be over; all runs again then. @returns what was killed, in order. */
  readonly stop: () => Promise<readonly string[]>;
}

/**
 * Kills a gateway, a college and PostgreSQL in turn, some seconds from one to the next, and starts each again at once.
 */
export const startKills = (
  { colleges, gateways }: System,
  postgres: Pick<PostgresServer, "kill" | "restart">,
  { seed, everySeconds }: { readonly seed: number; readonly everySeconds: number },
): Kills => {
  const random = new Random(seed);
  const killed: string[] = [];
  const stopping = new AbortController();
  const victims = [
    () => random.pick(gateways),
    () => random.pick(colleges),
    () => ({ name: "PostgreSQL", ...postgres }),
  ];
  const run = async (): Promise<void> => {
    for (let round = seed; ; round += 1) {
      await pause(everySeconds * 1_000, undefined, { signal: stopping.signal });
      const victim = victims[round % victims.length]?.();
      if (victim === undefined) return;
      killed.push(victim.name);
      await victim.kill();
      await victim.restart();
    }
  };
  const running = run().catch((error: unknown) => {
    if (!(error instanceof Error && error.name === "AbortError")) throw error;
  });
  // `stop` reports the failure; this prevents an unhandled rejection until then.
  running.catch(() => undefined);
  return {
    stop: async () => {
      stopping.abort();
      await running;
      return killed;
    },
  };
};
