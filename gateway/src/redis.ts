import { Redis } from "ioredis";
import type { Logger } from "pino";

/** A connection that fails commands fast, so that people do not wait, and reconnects by itself. */
export const connectRedis = (url: string, log: Logger): Redis => {
  const redis = new Redis(url, {
    maxRetriesPerRequest: 1,
    commandTimeout: 2_000,
    connectTimeout: 2_000,
    // What requests of one moment ask is one packet, not one each.
    enableAutoPipelining: true,
  });
  // The client reconnects by itself. Without a listener an error would end the process.
  redis.on("error", (error) => log.warn({ reason: error.message }, "Redis does not answer"));
  return redis;
};
