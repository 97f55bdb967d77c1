import { randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import type { Redis } from "ioredis";
import { KeyedMutex } from "./keyed-mutex.ts";
import type { Release, SessionStore } from "./store.ts";

const lockPollMs = 40;
/** Releases a lock only for its holder: it may have expired and belong to another process. */
const releaseScript =
  "if redis.call('get', KEYS[1]) == ARGV[1] then return redis.call('del', KEYS[1]) else return 0 end";

/** Sessions in Redis, shared by all gateways of the portal. Needs Redis 6.2 or later. */
export class RedisSessionStore implements SessionStore {
  readonly #redis: Redis;
  readonly #mutex = new KeyedMutex();

  constructor(redis: Redis) {
    this.#redis = redis;
  }

  async read(key: string, ttlMs: number): Promise<string | undefined> {
    return (await this.#redis.getex(sessionKey(key), "PX", ttlMs)) ?? undefined;
  }

  async active(keys: readonly string[]): Promise<ReadonlySet<string>> {
    const pipeline = this.#redis.pipeline();
    for (const key of keys) pipeline.exists(sessionKey(key));
    const answers = (await pipeline.exec()) ?? [];
    const failure = answers.find(([error]) => error !== null)?.[0];
    if (failure) throw failure;
    return new Set(keys.filter((_key, index) => answers[index]?.[1] === 1));
  }

  async write(key: string, value: string, ttlMs: number): Promise<void> {
    await this.#redis.set(sessionKey(key), value, "PX", ttlMs);
  }

  async replace(key: string, value: string, ttlMs: number): Promise<boolean> {
    return (await this.#redis.set(sessionKey(key), value, "PX", ttlMs, "XX")) === "OK";
  }

  async remove(key: string): Promise<void> {
    await this.#redis.del(sessionKey(key));
  }

  /** Waits in a queue of this process first, so that each process asks Redis for a lock once at a time. */
  async lock(name: string, ttlMs: number): Promise<Release> {
    const unlock = await this.#mutex.lock(name);
    const holder = randomUUID();
    try {
      await this.#claim(name, holder, ttlMs);
    } catch (error) {
      unlock();
      throw error;
    }
    return async () => {
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
    this.#redis.disconnect();
  }

  async #claim(name: string, holder: string, ttlMs: number): Promise<void> {
    const deadline = Date.now() + ttlMs;
    while ((await this.#redis.set(lockKey(name), holder, "PX", ttlMs, "NX")) !== "OK") {
      if (Date.now() > deadline) throw new Error("a session's lock is held for too long");
      await pause(lockPollMs);
    }
  }
}

const sessionKey = (key: string): string => `portal:session:${key}`;

const lockKey = (name: string): string => `portal:lock:${name}`;
