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

/** Takes back attempts that do not count: those that succeeded, or that met a college that was down. */
export type Refund = () => Promise<void>;

interface Counted {
  readonly attempt: Attempt;
  /** The end of the quarter of an hour in which the attempt counts, on this process's clock. */
  readonly until: number;
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
  async consume(...attempts: readonly Attempt[]): Promise<Refund> {
    const counted: Counted[] = [];
    for (const attempt of attempts) counted.push(await this.#consume(attempt));
    return async () => {
      await Promise.all(counted.splice(0).map((one) => this.#takeBack(one)));
    };
  }

  /** Never below zero: a point of an ended window, or one that was counted while Redis was down, would be a free attempt. */
  async #takeBack({ attempt, until }: Counted): Promise<void> {
    if (Date.now() >= until) return;
    const limiter = this.#limiters[attempt.kind];
    const { consumedPoints } = await limiter.reward(nameOf(attempt), 1);
    if (consumedPoints < 0) await limiter.penalty(nameOf(attempt), 1);
  }

  async #consume(attempt: Attempt): Promise<Counted> {
    try {
      const limiter = this.#limiters[attempt.kind];
      const { msBeforeNext } = await limiter.consume(nameOf(attempt), 1);
      return { attempt, until: Date.now() + msBeforeNext };
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
