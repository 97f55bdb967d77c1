import { parentOf, processorMs, processorMsOfAll, watchMemory } from "../harness/process-costs.ts";
import type { Stage } from "../harness/stage.ts";

/** Watches what a rush costs each kind of process. */
export interface RushCosts {
  /** The costs in a line: the processor time of each kind, and the memory of the largest gateway. */
  readonly stop: () => string;
}

/** Only where nothing is restarted meanwhile, and on Linux: the costs of a process end with it. */
export const watchRushCosts = async (stage: Stage): Promise<RushCosts> => {
  const pidsOf = (nodes: Stage["system"]["gateways"]) => nodes.map(({ pid }) => pid());
  const gateways = pidsOf(stage.system.gateways);
  const colleges = pidsOf(stage.system.colleges);
  const postmaster = await postmasterOf(stage);
  const kinds = [
    { name: "gateways", spent: () => sumOf(gateways) },
    { name: "colleges", spent: () => sumOf(colleges) },
    // With its connections, which come and go.
    { name: "PostgreSQL", spent: () => processorMsOfAll(postmaster) },
    { name: "this program", spent: () => processorMs(process.pid) },
  ];
  const before = kinds.map(({ spent }) => spent());
  const memory = watchMemory(gateways);
  return {
    stop: () => {
      const spent = kinds.map((kind, index) => kind.spent() - (before[index] ?? 0));
      const times = kinds.map(
        ({ name }, index) => `${name} ${((spent[index] ?? 0) / 1_000).toFixed(1)} s`,
      );
      const peak = Math.max(...memory.stop().map((each) => each.peak)) / 1024 ** 2;
      return `processor time: ${times.join(", ")}; a gateway's memory at most ${peak.toFixed(0)} MB`;
    },
  };
};

const sumOf = (pids: readonly (number | undefined)[]): number =>
  pids.map(processorMs).reduce((all, ms) => all + ms, 0);

const postmasterOf = (stage: Stage): Promise<number> =>
  stage.withDatabase(async (client) => {
    const { rows } = await client.query<{ pid: number }>("select pg_backend_pid() as pid");
    return parentOf(rows[0]?.pid ?? 0);
  });
