import { and, eq, gt, lte, sql } from "drizzle-orm";
import {
  type RateLimiterAbstract,
  RateLimiterDrizzle,
  RateLimiterRes,
} from "rate-limiter-flexible";
import { addressGroup } from "../../../contract/address-group.ts";
import type { AttemptLimits } from "../config.ts";
import type { Database } from "../db/database.ts";
import { attempt } from "../db/schema/accounts.ts";
import { tooManyRequests } from "../http/refusal.ts";

/** Each kind of attempt has its own count. */
type AttemptKind =
  | "sign-in"
  | "sign-up"
  | "verify-email"
  | "verification-link"
  | "reset-request"
  | "reset-confirm"
  | "change-password"
  | "look-up"
  | "application-look-up"
  | "staff-invitation";

/**
 * After a success: removes this one attempt from the address's count, for a whole campus may share an address, and clears
 * the account's count from that address. The address's other attempts stay counted, so that signing in to one's own
 * account does not pay for guesses at others.
 */
export type Forgive = () => Promise<void>;

export interface Attempts {
  /**
   * Counts one attempt before it is made, so that attempts made at once are all counted.
   * @returns what takes it back after a success
   * @throws 429 with `Retry-After` when the address, or this account from this address, has used up its attempts.
   */
  readonly count: (kind: AttemptKind, address: string, account?: string) => Promise<Forgive>;
  /**
   * Counts one try of a one-time code for this owner, from any address.
   * @throws 429 with `Retry-After` when the day's tries are used up
   */
  readonly countCode: (owner: string) => Promise<void>;
  /** Removes one such try from the count. */
  readonly returnCode: (owner: string) => Promise<void>;
  /**
   * True three times a day for one email address, whatever the source, so that failed attempts cannot flood a mailbox.
   */
  readonly mayNotify: (email: string) => Promise<boolean>;
}

const windowSeconds = 15 * 60;

const day = 24 * 3600;

const noticesPerDay = 3;

/** Three codes in a million are valid at any time: daily guessing for a year breaks one secret in fifty. */
const wrongCodesPerDay = 20;

/** Keeps the counts in the database, so that several processes share them and a restart keeps them. */
export const createAttempts = (db: Database, limits: AttemptLimits): Attempts => {
  const limiter = (
    keyPrefix: string,
    points: number,
    duration = windowSeconds,
  ): RateLimiterAbstract =>
    new RateLimiterDrizzle({
      storeClient: db,
      schema: attempt,
      keyPrefix,
      points,
      duration,
      // The housekeeping job removes expired rows.
      clearExpiredByTimeout: false,
    });
  const perAddress = limiter("address", limits.perAddress);
  const perAccount = limiter("account", limits.perAccountAndAddress);
  const perMailbox = limiter("notice", noticesPerDay, day);
  const perCode = limiter("code", wrongCodesPerDay, day);
  return {
    count: async (kind, address, account) => {
      const addressName = addressKey(kind, address);
      const { msBeforeNext } = await consume(perAddress, addressName);
      const windowEnd = new Date(Date.now() + msBeforeNext);
      const accountName = account && accountKey(kind, address, account);
      if (accountName) await consume(perAccount, accountName);
      return once(async () => {
        await returnPoint(db, perAddress.getKey(addressName), windowEnd);
        if (accountName) await perAccount.delete(accountName);
      });
    },
    countCode: async (owner) => {
      await consume(perCode, owner);
    },
    returnCode: async (owner) => {
      await perCode.reward(owner, 1);
    },
    mayNotify: (email) => hasPointLeft(perMailbox, email),
  };
};

const addressKey = (kind: AttemptKind, address: string): string =>
  `${kind} ${addressGroup(address)}`;

const accountKey = (kind: AttemptKind, address: string, account: string): string =>
  `${addressKey(kind, address)} ${account.slice(0, 254)}`;

const hasPointLeft = async (limiter: RateLimiterAbstract, key: string): Promise<boolean> => {
  try {
    await limiter.consume(key);
    return true;
  } catch (refused) {
    if (refused instanceof RateLimiterRes) return false;
    throw refused;
  }
};

/**
 * Takes one point off a count of the window that ends at this time. The library's `reward` would take it off a later
 * window, too, or make a row with less than no points, which is a free try.
 */
const returnPoint = async (db: Database, key: string, windowEnd: Date): Promise<void> => {
  await db
    .update(attempt)
    .set({ points: sql`${attempt.points} - 1` })
    .where(and(eq(attempt.key, key), gt(attempt.points, 0), lte(attempt.expire, windowEnd)));
};

const once = (work: () => Promise<void>): (() => Promise<void>) => {
  let isDone = false;
  return async () => {
    if (isDone) return;
    isDone = true;
    await work();
  };
};

const consume = async (limiter: RateLimiterAbstract, key: string): Promise<RateLimiterRes> => {
  try {
    return await limiter.consume(key);
  } catch (refused) {
    if (refused instanceof RateLimiterRes) throw tooManyRequests(refused.msBeforeNext / 1000);
    throw refused;
  }
};
