import type { Client } from "pg";
import { type PostgresServer, startPostgres } from "../../scripts/testing/postgres-server.ts";
import { withClient } from "../../scripts/testing/with-client.ts";
import { type Redis, startRedis } from "./redis.ts";
import { type System, type SystemOptions, startSystem } from "./system.ts";

/** A portal of a bench's own: PostgreSQL that writes to the disk, Redis where installed, colleges and gateways. */
export interface Stage {
  readonly postgres: PostgresServer;
  readonly system: System;
  /** Runs something on the database, over a connection of its own. */
  readonly withDatabase: <T>(use: (client: Client) => Promise<T>) => Promise<T>;
  readonly stop: () => Promise<void>;
}

type StageOptions = Pick<SystemOptions, "colleges" | "gateways" | "env" | "gatewayOptions">;

export const openStage = async (
  options: StageOptions = { colleges: 2, gateways: 2 },
): Promise<Stage> => {
  // Ended by a signal it would leave PostgreSQL and Redis behind: they go with its `exit`.
  for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => process.exit(1));
  const postgres = await startPostgres({ durable: true });
  let redis: Redis | undefined;
  try {
    redis = await startRedis();
    const system = await startSystem({
      databaseUrl: postgres.url,
      redisUrl: redis?.url,
      ...options,
    });
    return {
      postgres,
      system,
      withDatabase: (use) => withClient(postgres.url, use),
      stop: async () => {
        await system.stop();
        redis?.stop();
        await postgres.stop();
      },
    };
  } catch (error) {
    redis?.stop();
    await postgres.stop();
    throw error;
  }
};
