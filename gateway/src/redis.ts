import { Redis } from "ioredis";
import type { Logger } from "pino";

/** A connection that fails a command soon rather than keep people waiting, and comes back by itself. */
export const connectRedis = (url: string, log: Logger): Redis => {
  const redis = new Redis(url, {
    maxRetriesPerRequest: 1,
    commandTimeout: 2_000,
    connectTimeout: 2_000,
  });
  // The client connects again by itself; without a listener an error would end the process.
  redis.on("error", (error) => log.warn({ reason: error.message }, "Redis does not answer"));
  return redis;
};
