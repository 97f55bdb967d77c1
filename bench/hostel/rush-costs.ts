import { processorMs, watchMemory } from "../harness/process-costs.ts";
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
  const kinds = [
    { name: "gateways", pids: gateways },
    { name: "colleges", pids: pidsOf(stage.system.colleges) },
    { name: "PostgreSQL", pids: await databasePids(stage) },
    { name: "this program", pids: [process.pid] },
  ];
  const spent = () =>
    kinds.map(({ pids }) => pids.map(processorMs).reduce((all, ms) => all + ms, 0));
  const before = spent();
  const memory = watchMemory(gateways);
  return {
    stop: () => {
      const after = spent();
      const times = kinds.map(({ name }, index) => {
        const ms = (after[index] ?? 0) - (before[index] ?? 0);
        return `${name} ${(ms / 1_000).toFixed(1)} s`;
      });
      const peak = Math.max(...memory.stop().map((each) => each.peak)) / 1024 ** 2;
      return `processor time: ${times.join(", ")}; a gateway's memory at most ${peak.toFixed(0)} MB`;
    },
  };
};

/** Of the services' connections, which last, and of the database's own workers. */
const databasePids = (stage: Stage): Promise<number[]> =>
  stage.withDatabase(async (client) => {
    const { rows } = await client.query<{ pid: number }>(
      "select pid from pg_stat_activity where pid <> pg_backend_pid()",
    );
    return rows.map(({ pid }) => pid);
  });
