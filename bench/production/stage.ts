import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Client } from "pg";
import { parse } from "yaml";
import { type FakePaystack, startFakePaystack } from "../../college/testing/fake-paystack.ts";
import { type PostgresServer, startPostgres } from "../../scripts/testing/postgres-server.ts";
import { withClient } from "../../scripts/testing/with-client.ts";
import { type Nginx, startNginx } from "../harness/nginx.ts";
import { openPortalClient, type PortalClient } from "../harness/portal-client.ts";
import { type Redis, startRedis } from "../harness/redis.ts";
import { type System, startSystem } from "../harness/system.ts";

/** The processes of `docker-compose.yml`, with two colleges, and a payment provider that is always there. */
export interface Production {
  readonly nginx: Nginx;
  readonly postgres: PostgresServer;
  readonly redis: Redis;
  readonly system: System;
  readonly provider: FakePaystack;
  /** Asks nginx. */
  readonly client: PortalClient;
  readonly withDatabase: <T>(use: (client: Client) => Promise<T>) => Promise<T>;
  readonly stop: () => Promise<void>;
}

export interface ProductionOptions {
  /** How long a service that is asked to stop still answers. */
  readonly drainSeconds?: number;
}

export const openProduction = async ({
  drainSeconds,
}: ProductionOptions = {}): Promise<Production> => {
  const redis = await startRedis(redisSettings());
  if (redis === undefined) throw new Error("Redis is not installed.");
  const stops: (() => unknown)[] = [redis.stop];
  const stop = async () => {
    for (const one of stops.toReversed()) await one();
  };
  try {
    const postgres = await startPostgres({ durable: true });
    stops.push(postgres.stop);
    const provider = await startFakePaystack(() => new Date());
    stops.push(provider.close);
    const system = await startSystem({
      databaseUrl: postgres.url,
      redisUrl: redis.url,
      colleges: 2,
      gateways: 2,
      shareName: true,
      env: {
        ...settings(provider),
        ...(drainSeconds !== undefined && { DRAIN_SECONDS: String(drainSeconds) }),
      },
    });
    stops.push(system.stop);
    const [one = "", other = ""] = system.gateways.map(hostOf);
    const nginx = await startNginx({
      gateways: [one, other],
      colleges: system.colleges.map(hostOf),
    });
    stops.push(nginx.stop);
    const entrance = { gateways: [{ url: nginx.url }], sharesSessions: true };
    const client = openPortalClient(entrance, 32, { reset: true });
    stops.push(client.close);
    const withDatabase = <T>(use: (database: Client) => Promise<T>) =>
      withClient(postgres.url, use);
    return { nginx, postgres, redis, system, provider, client, withDatabase, stop };
  } catch (error) {
    await stop();
    throw error;
  }
};

const hostOf = ({ url }: { readonly url: string }): string => new URL(url).host;

/** Those of `docker-compose.yml`, where nothing is sent to real people. */
const settings = (provider: FakePaystack): Record<string, string> => ({
  NODE_ENV: "production",
  PUBLIC_URL: "https://portal.college.example",
  COLLEGE_PUBLIC_URL: "https://portal.college.example",
  TRUST_PROXY: "1",
  MAIL_OUTBOX: "allow",
  PAYSTACK_SECRET_KEY: provider.secretKey,
  PAYSTACK_API_URL: provider.url,
  // Everybody comes from one address.
  LOOKUPS_PER_ADDRESS: "1000000",
  // So that sessions are refreshed all the time.
  COLLEGE_ACCESS_TOKEN_SECONDS: "20",
});

/** Redis' own arguments of `docker-compose.yml`. */
const redisSettings = (): readonly string[] => {
  const file = fileURLToPath(new URL("../../docker-compose.yml", import.meta.url));
  const compose: {
    readonly services: { readonly redis: { readonly command: readonly string[] } };
  } = parse(readFileSync(file, "utf8"), { merge: true });
  return compose.services.redis.command.slice(1);
};
