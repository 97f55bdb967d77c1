import { createHash } from "node:crypto";
import type { Redis } from "ioredis";
import {
  type RateLimiterAbstract,
  RateLimiterMemory,
  RateLimiterRedis,
  RateLimiterRes,
} from "rate-limiter-flexible";
import type { AttemptLimits } from "../config.ts";
import { rateLimited } from "../errors.ts";

const windowSeconds = 15 * 60;

type Kind = keyof AttemptLimits;

/** One thing that is counted, for whom. */
export interface Attempt {
  readonly kind: Kind;
  readonly of: string;
}

/**
 * Counts attempts over a quarter of an hour. With Redis all gateways count together; while Redis is away each counts
 * for itself.
 */
export class Attempts {
  readonly #limiters: Readonly<Record<Kind, RateLimiterAbstract>>;

  constructor(limits: AttemptLimits, redis: Redis | undefined) {
    const limiter = (kind: Kind) => createLimiter(kind, limits[kind], redis);
    this.#limiters = {
      signInPerAddress: limiter("signInPerAddress"),
      signInPerAccount: limiter("signInPerAccount"),
      resetPerAddress: limiter("resetPerAddress"),
      resetPerAccount: limiter("resetPerAccount"),
      lookupsPerAddress: limiter("lookupsPerAddress"),
    };
  }

  /** Counts attempts. @throws PortalError RATE_LIMITED when one of them is one too many. */
  async spend(...attempts: readonly Attempt[]): Promise<void> {
    for (const { kind, of } of attempts) await this.#spend(kind, of);
  }

  /** Takes attempts back that turned out to be none: a sign-in that succeeded, a college that was away. */
  async giveBack(...attempts: readonly Attempt[]): Promise<void> {
    await Promise.all(attempts.map(({ kind, of }) => this.#limiters[kind].reward(nameOf(of), 1)));
  }

  async #spend(kind: Kind, of: string): Promise<void> {
    try {
      await this.#limiters[kind].consume(nameOf(of), 1);
    } catch (refusal) {
      if (!(refusal instanceof RateLimiterRes)) throw refusal;
      throw rateLimited(Math.max(1, Math.ceil(refusal.msBeforeNext / 1000)));
    }
  }
}

const createLimiter = (
  kind: Kind,
  points: number,
  redis: Redis | undefined,
): RateLimiterAbstract => {
  const options = { keyPrefix: `portal:attempts:${kind}`, points, duration: windowSeconds };
  const own = new RateLimiterMemory(options);
  if (redis === undefined) return own;
  return new RateLimiterRedis({ ...options, storeClient: redis, insuranceLimiter: own });
};

/** Neither emails nor matric numbers are left lying in Redis. */
const nameOf = (of: string): string =>
  createHash("sha256").update(of.trim().toLowerCase()).digest("base64url").slice(0, 22);
