import { createHash } from "node:crypto";
import type { Redis } from "ioredis";
import {
  type RateLimiterAbstract,
  RateLimiterMemory,
  RateLimiterRedis,
  RateLimiterRes,
} from "rate-limiter-flexible";
import { addressGroup } from "../../../contract/address-group.ts";
import type { AttemptLimits } from "../config.ts";
import { rateLimited } from "../errors.ts";

const windowSeconds = 15 * 60;

type Kind = keyof AttemptLimits;

/** An attempt that is counted. */
export interface Attempt {
  readonly kind: Kind;
  /** The browser's address. */
  readonly address: string;
  /** Separates the counts by account: a matric number or an email. */
  readonly account?: string;
}

/**
 * Counts attempts over a quarter of an hour. With Redis all gateways count together; while Redis is down each counts
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
      signUpsPerAddress: limiter("signUpsPerAddress"),
    };
  }

  /** Counts attempts. @throws PortalError RATE_LIMITED if one of them exceeds its limit. */
  async consume(...attempts: readonly Attempt[]): Promise<void> {
    for (const attempt of attempts) await this.#consume(attempt);
  }

  /** Takes back attempts that do not count: a successful sign-in, or a college that was down. */
  async refund(...attempts: readonly Attempt[]): Promise<void> {
    await Promise.all(
      attempts.map((attempt) => this.#limiters[attempt.kind].reward(nameOf(attempt), 1)),
    );
  }

  async #consume(attempt: Attempt): Promise<void> {
    try {
      await this.#limiters[attempt.kind].consume(nameOf(attempt), 1);
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

/** Hashed, so that Redis stores neither emails nor matric numbers. */
const nameOf = ({ address, account = "" }: Attempt): string =>
  createHash("sha256")
    .update(`${addressGroup(address)} ${account.trim().toLowerCase()}`)
    .digest("base64url")
    .slice(0, 22);
