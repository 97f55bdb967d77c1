import { cpus, loadavg, totalmem } from "node:os";
import type { Client } from "pg";

/** Figures mean nothing without where they were taken, and what else ran there. */
export const machine = async (client: Client): Promise<string> => {
  const [processor] = cpus();
  const { rows } = await client.query("select current_setting('server_version') as version");
  const memory = Math.round(totalmem() / 1024 ** 3);
  return (
    `${cpus().length} processors (${processor?.model.trim() ?? "unknown"}), ${memory} GB, ` +
    `Node ${process.versions.node}, PostgreSQL ${rows[0].version}; ${load()}`
  );
};

export const load = (): string =>
  `load average ${loadavg()
    .map((value) => value.toFixed(1))
    .join(" ")}`;
