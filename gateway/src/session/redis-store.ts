import { randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import type { ChainableCommander, Redis } from "ioredis";
import { KeyedMutex } from "./keyed-mutex.ts";
import { type Ended, endedBatch, endedLeaseMs, type Release, type SessionStore } from "./store.ts";

const lockPollMs = 40;
/**
 * A lock ends so long after its holder died, and the waiting requests with it. It is longer than a gateway ever stands still:
 * a second exchange of the same refresh token can end the session at a strict college.
 */
const lockLeaseMs = 2_000;
const lockRenewalMs = 400;
/** Releases a lock only for its holder: it may have expired and belong to another process. */
const releaseScript =
  "if redis.call('get', KEYS[1]) == ARGV[1] then return redis.call('del', KEYS[1]) else return 0 end";
const renewScript =
  "if redis.call('get', KEYS[1]) == ARGV[1] then return redis.call('pexpire', KEYS[1], ARGV[2]) else return 0 end";

/**
 * How long a copy of a session outlives it, if the college cannot be reached. Renewed at each check of a living session.
 */
const copyMs = 24 * 3600 * 1000;

/**
 * Takes the sessions whose time to check has come. Only a session whose key has expired is taken; a living one is checked
 * again when its time would be over, so that no read has to tell. ARGV: now, the most to take, the lease, the copy's lifetime.
 */
const takeEndedScript = `
local taken = {}
for _, key in ipairs(redis.call('zrangebyscore', KEYS[1], '-inf', ARGV[1], 'LIMIT', 0, ARGV[2])) do
  local left = redis.call('pttl', 'portal:session:' .. key)
  local copy = 'portal:session-copy:' .. key
  if left ~= -2 then
    redis.call('zadd', KEYS[1], ARGV[1] + math.max(left, 1), key)
    redis.call('pexpire', copy, left + ARGV[4])
  else
    local sealed = redis.call('get', copy)
    if sealed then
      redis.call('zadd', KEYS[1], ARGV[1] + ARGV[3], key)
      table.insert(taken, key)
      table.insert(taken, sealed)
    else
      redis.call('zrem', KEYS[1], key)
    end
  end
end
return taken`;

/** Sessions in Redis, shared by all gateways of the portal. Needs Redis 6.2 or later. */
export class RedisSessionStore implements SessionStore {
  readonly #redis: Redis;
  readonly #mutex = new KeyedMutex();
  readonly #renewals = new Set<NodeJS.Timeout>();

  constructor(redis: Redis) {
    this.#redis = redis;
  }

  async read(key: string, ttlMs: number): Promise<string | undefined> {
    return (await this.#redis.getex(sessionKey(key), "PX", ttlMs)) ?? undefined;
  }

  async active(keys: readonly string[]): Promise<ReadonlySet<string>> {
    const pipeline = this.#redis.pipeline();
    for (const key of keys) pipeline.exists(sessionKey(key));
    const answers = await allOf(pipeline);
    return new Set(keys.filter((_key, index) => answers[index] === 1));
  }

  async write(key: string, value: string, ttlMs: number): Promise<void> {
    await allOf(
      this.#redis
        .multi()
        .set(sessionKey(key), value, "PX", ttlMs)
        .set(copyKey(key), value, "PX", ttlMs + copyMs)
        .zadd(checksKey, Date.now() + ttlMs, key),
    );
  }

  async replace(key: string, value: string, ttlMs: number): Promise<boolean> {
    const replaced = await this.#redis.set(sessionKey(key), value, "PX", ttlMs, "XX");
    if (replaced !== "OK") return false;
    // Only where there is one: another gateway may just have removed the session.
    await this.#redis.set(copyKey(key), value, "PX", ttlMs + copyMs, "XX");
    return true;
  }

  async expire(key: string): Promise<void> {
    await allOf(this.#redis.multi().del(sessionKey(key)).zadd(checksKey, "XX", Date.now(), key));
  }

  async takeEnded(): Promise<readonly Ended[]> {
    const taken = (await this.#redis.eval(
      takeEndedScript,
      1,
      checksKey,
      Date.now(),
      endedBatch,
      endedLeaseMs,
      copyMs,
    )) as readonly string[];
    return taken.flatMap((key, index) => {
      const value = taken[index + 1];
      return index % 2 === 0 && value !== undefined ? [{ key, value }] : [];
    });
  }

  async remove(key: string): Promise<void> {
    await allOf(this.#redis.multi().del(sessionKey(key), copyKey(key)).zrem(checksKey, key));
  }

  /** Waits in a queue of this process first, so that each process asks Redis for a lock once at a time. */
  async lock(name: string, waitMs: number): Promise<Release> {
    const unlock = await this.#mutex.lock(name);
    const holder = randomUUID();
    try {
      await this.#claim(name, holder, waitMs);
    } catch (error) {
      unlock();
      throw error;
    }
    const renewal = this.#startRenewal(name, holder);
    return async () => {
      this.#stopRenewal(renewal);
      try {
        await this.#redis.eval(releaseScript, 1, lockKey(name), holder);
      } finally {
        unlock();
      }
    };
  }

  async check(): Promise<void> {
    await this.#redis.ping();
  }

  async close(): Promise<void> {
    for (const renewal of this.#renewals) this.#stopRenewal(renewal);
    this.#redis.disconnect();
  }

  #startRenewal(name: string, holder: string): NodeJS.Timeout {
    // A failure is not reported: the next renewal or the release meets it again.
    const renew = () =>
      void this.#redis
        .eval(renewScript, 1, lockKey(name), holder, lockLeaseMs)
        .catch(() => undefined);
    const renewal = setInterval(renew, lockRenewalMs);
    this.#renewals.add(renewal);
    return renewal;
  }

  #stopRenewal(renewal: NodeJS.Timeout): void {
    clearInterval(renewal);
    this.#renewals.delete(renewal);
  }

  async #claim(name: string, holder: string, waitMs: number): Promise<void> {
    const deadline = Date.now() + waitMs;
    while ((await this.#redis.set(lockKey(name), holder, "PX", lockLeaseMs, "NX")) !== "OK") {
      if (Date.now() > deadline) throw new Error("a session's lock is held for too long");
      await pause(lockPollMs);
    }
  }
}

/** The answers to several commands. @throws the first failure */
const allOf = async (commands: ChainableCommander): Promise<readonly unknown[]> => {
  const answers = (await commands.exec()) ?? [];
  const failure = answers.find(([error]) => error !== null)?.[0];
  if (failure) throw failure;
  return answers.map(([, answer]) => answer);
};

const sessionKey = (key: string): string => `portal:session:${key}`;

const copyKey = (key: string): string => `portal:session-copy:${key}`;

/** A sorted set: the sessions by the time of their next check. */
const checksKey = "portal:session-checks";

const lockKey = (name: string): string => `portal:lock:${name}`;
